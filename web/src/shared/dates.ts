/** When something was, as one would say it: today's by the hour, this week's by the day, and then by date. */
const DAY = 24 * 3600 * 1000;

export function whenWas(time: number, language: string, now = Date.now()): string {
  const days = Math.round((midnight(now) - midnight(time)) / DAY);
  if (days <= 0) return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(time);
  if (days < 7) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
