/** Notifications of the browser: asked for when somebody switches them on, shown while the page is hidden. */

/** Without a secure origin there are none. */
export const canNotify = isSecureContext && 'Notification' in window;

export async function mayNotify(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === 'granted';
}

/** One for each table, gone as soon as somebody looks. */
export async function showNotification(title: string, body: string, tag: string): Promise<void> {
  if (!canNotify || Notification.permission !== 'granted') return;
  const shown = await show(title, { body, tag, icon: '/icon-192.png' });
  const close = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', close);
    for (const each of shown) each.close();
  };
  document.addEventListener('visibilitychange', close);
}

async function show(title: string, options: NotificationOptions): Promise<Notification[]> {
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones know notifications from service workers alone.
  if (worker) {
    await worker.showNotification(title, options);
    return worker.getNotifications({ tag: options.tag });
  }
  const shown = new Notification(title, options);
  shown.onclick = () => focus();
  return [shown];
}
