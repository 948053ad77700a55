/**
 * The month (YYYY-MM) of an address, else the one of today. Apart from the plan of a month, because the site map reads it,
 * which visitors load.
 */
export function readMonth(text: unknown, today: string): string {
  return typeof text === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text)
    ? text
    : today.slice(0, 7)
}
