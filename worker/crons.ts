/** The cron expressions of wrangler.toml (UTC), by what runs then. A test compares the two. */
export const CRONS = { frequent: '*/5 * * * *', daily: '17 9 * * *' } as const
