/** Cron expressions of wrangler.toml (UTC). A test compares the two. */
export const CRONS = { frequent: '*/5 * * * *', daily: '17 9 * * *' } as const
