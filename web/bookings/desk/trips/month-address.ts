/** The month (YYYY-MM) in an address, else this one. Its own file, as visitors load it too. */
export function readMonth(text: unknown, today: string): string {
  return typeof text === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text)
    ? text
    : today.slice(0, 7)
}

/** The month by day, or as a grid by guide and vehicle. */
export const DATES_VIEWS = ['agenda', 'grid'] as const
export type DatesView = (typeof DATES_VIEWS)[number]
