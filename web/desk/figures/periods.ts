/** Weeks that the figures show. Apart from their sums, because the site map reads it, which visitors load. */
export const PERIODS = [12, 26, 53] as const
export type Period = (typeof PERIODS)[number]
