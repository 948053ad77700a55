/**
 * The month (YYYY-MM) in an address, otherwise the current one. In a file of its own, because the site map reads it,
 * which visitors load too.
 */
export function readMonth(text: unknown, today: string): string {
  return typeof text === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text)
    ? text
    : today.slice(0, 7)
}
