import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { BACKUP_REASONS, BACKUP_STATES } from '../../contracts/backup/backup'

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

/** Encrypted backups in R2; times in UTC ms. At most one is running. */
export const backups = sqliteTable('backups', {
  id: integer().primaryKey(),
  state: text({ enum: BACKUP_STATES }).notNull(),
  objectKey: text('object_key').notNull(),
  /** Null for the weekly backup. */
  startedBy: integer('started_by'),
  startedAt: integer('started_at').notNull(),
  endedAt: integer('ended_at'),
  rowCount: integer('row_count').notNull().default(0),
  bytes: integer().notNull().default(0),
  /** Why it failed. */
  reason: text({ enum: BACKUP_REASONS }),
  /** State for the next run, as JSON; null before the first run. */
  progress: text(),
  /** Until when the current run holds the backup; also proves that it still does. */
  leaseUntil: integer('lease_until').notNull().default(0),
  /** Runs in a row without progress. */
  attempts: integer().notNull().default(0),
})
