import { z } from 'zod'
import { id } from '../schemas'

/** Encrypted backups as the desk lists them. */

/** Raised when the format of an encrypted backup file changes. */
export const BACKUP_FILE_VERSION = 1

export const BACKUP_STATES = ['running', 'done', 'failed'] as const
/** Why a backup failed: its key was removed or replaced, or a store kept failing. */
export const BACKUP_REASONS = ['key', 'store'] as const

/** An encrypted backup in R2. Times in UTC ms. */
const backup = z.object({
  _id: z.int(),
  state: z.enum(BACKUP_STATES),
  startedAt: z.int(),
  /** The admin's name; null for the weekly backup. */
  startedBy: z.string().nullable(),
  endedAt: z.int().nullable(),
  rows: z.int(),
  bytes: z.int(),
  reason: z.enum(BACKUP_REASONS).nullable(),
})

export const backupList = z.object({
  /** Why no backup can be made: BACKUP_KEY is missing, or shorter than 32 bytes. */
  refusal: z.enum(['missing', 'short']).nullable(),
  /** Latest first. */
  backups: z.array(backup),
})

export const backupParams = z.object({ id })

export type Backup = z.infer<typeof backup>
export type BackupList = z.infer<typeof backupList>
