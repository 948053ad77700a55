/**
 * How many weeks the figures can show. In a file of its own, because the site map reads it, which visitors load too.
 */
export const PERIODS = [12, 26, 53] as const
export type Period = (typeof PERIODS)[number]
