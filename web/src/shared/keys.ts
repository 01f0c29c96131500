/** Whether a key is meant for the page as a whole: nobody is writing, and nothing nearer has used it. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest('input, select, textarea, dialog'));
}
