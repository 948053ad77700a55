/** How many weeks the figures can show. In a file of its own, as visitors load it with the site map. */
export const PERIODS = [12, 26, 53] as const
export type Period = (typeof PERIODS)[number]
