/** Numbers of weeks that the figures can show. A separate file, as visitors load it with the routes. */
export const PERIODS = [12, 26, 53] as const
export type Period = (typeof PERIODS)[number]
