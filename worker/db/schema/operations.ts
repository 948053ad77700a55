import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The last run of each job; times in UTC ms. `error` belongs to the last failure. */
export const jobRuns = sqliteTable('job_runs', {
  job: text().primaryKey(),
  doneAt: integer('done_at'),
  failedAt: integer('failed_at'),
  error: text(),
})

/** Facts about the site itself, by name. */
export const siteFacts = sqliteTable('site_facts', {
  name: text().primaryKey(),
  value: text().notNull(),
  updatedAt: integer('updated_at').notNull(),
})
