import { z } from 'zod'
import { id } from '../schemas'

/** Encrypted backups, as the desk lists them. */

/** The same for an encrypted backup file. */
export const BACKUP_FILE_VERSION = 1

export const BACKUP_STATES = ['running', 'done', 'failed'] as const
/** Why a backup failed: its key was removed or replaced; a store failed again and again. */
export const BACKUP_REASONS = ['key', 'store'] as const

/** An encrypted backup in R2. Times in UTC ms. */
export const backup = z.object({
  _id: z.number().int(),
  state: z.enum(BACKUP_STATES),
  startedAt: z.number().int(),
  /** The admin's name; null for the weekly one. */
  startedBy: z.string().nullable(),
  endedAt: z.number().int().nullable(),
  rows: z.number().int(),
  bytes: z.number().int(),
  reason: z.enum(BACKUP_REASONS).nullable(),
})

export const backupList = z.object({
  /** Why none can be made: BACKUP_KEY is not set, or is shorter than 32 bytes. */
  refusal: z.enum(['missing', 'short']).nullable(),
  /** The latest first. */
  backups: z.array(backup),
})

export const backupParams = z.object({ id })

export type Backup = z.infer<typeof backup>
export type BackupList = z.infer<typeof backupList>
