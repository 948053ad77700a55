import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  lt,
  lte,
  not,
  notInArray,
  sql,
  or,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { MAIL_KINDS } from '../../contracts/mail-kinds'
import type { Db } from '../../db/db'
import { LEASE_MS, MAX_ATTEMPTS, OVER_LIMIT, TOO_OLD_MS } from './retry-schedule'
import { outbox } from '../../db/schema/mail'
import { filesOfMail } from './files-of-mail'
import type { MailAttachment } from './mail-content'
import { companyName } from '../settings/setting-statement'

export type OutboxRow = typeof outbox.$inferSelect

/** A mail with its files and the company's name, which is its sender's. */
export type ClaimedMail = OutboxRow & { senderName: string; attachments: MailAttachment[] }

const SWEEP_ROWS = 500
const isUnfinished = inArray(outbox.status, ['queued', 'sending', 'failed'])
/** Notices of posts are many, and can wait. */
const isOfBoard = inArray(outbox.template, MAIL_KINDS.board)

/**
 * Claims a due mail for one try; null for concurrent callers, for a mail that is not due, and for a notice of the board
 * while the provider's limit holds up another mail: what the limit still lets through is for bookings and accounts.
 */
export async function claimMail(db: Db, id: number, now: number): Promise<ClaimedMail | null> {
  const { nextAttemptAt: dueAt, attempts } = outbox
  const isInTime = and(lte(dueAt, now), gte(dueAt, now - TOO_OLD_MS))
  const mayBeTried = and(isInTime, lt(attempts, MAX_ATTEMPTS))
  const [claimed] = await db
    .update(outbox)
    .set({ status: 'sending', attempts: sql`${attempts} + 1`, nextAttemptAt: now + LEASE_MS })
    .where(
      and(
        eq(outbox.id, id),
        isUnfinished,
        mayBeTried,
        or(not(isOfBoard), not(exists(heldUpMails(db)))),
      ),
    )
    .returning({ ...getTableColumns(outbox), senderName: companyName, attachments: filesOfMail })
  return claimed ?? null
}

function heldUpMails(db: Db) {
  const other = alias(outbox, 'other')
  return db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.status, 'failed'),
        inArray(other.lastError, OVER_LIMIT),
        notInArray(other.template, [...MAIL_KINDS.board]),
      ),
    )
}

/** Ids of due mails: notices of the board last, then the oldest due time first. */
export async function listDueMail(db: Db, now: number): Promise<number[]> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isUnfinished, lte(outbox.nextAttemptAt, now)))
    .orderBy(isOfBoard, asc(outbox.nextAttemptAt))
    .limit(SWEEP_ROWS)
  return rows.map(({ id }) => id)
}

/** Records a success. */
export async function markSent(
  db: Db,
  claimed: OutboxRow,
  sent: { at: number; providerId: string | null },
) {
  await db
    .update(outbox)
    .set({ status: 'sent', sentAt: sent.at, providerId: sent.providerId, lastError: null })
    .where(isStillClaimed(claimed))
}

/** Records a failed try; without a time for the next one the mail is dead. */
export async function markFailed(
  db: Db,
  claimed: OutboxRow,
  failure: { code: string; retryAt: number | null },
) {
  await db
    .update(outbox)
    .set({
      status: failure.retryAt === null ? 'dead' : 'failed',
      lastError: failure.code,
      ...(failure.retryAt !== null && { nextAttemptAt: failure.retryAt }),
    })
    .where(isStillClaimed(claimed))
}

/** Marks mails as dead after too many tries or too long a wait; returns how many. */
export async function markUndeliverable(db: Db, now: number): Promise<number> {
  const { nextAttemptAt: dueAt, attempts } = outbox
  const isTriedOften = and(lte(dueAt, now), gte(attempts, MAX_ATTEMPTS))
  const isHopeless = or(lt(dueAt, now - TOO_OLD_MS), isTriedOften)
  const given = await db
    .update(outbox)
    .set({ status: 'dead', lastError: sql`coalesce(${outbox.lastError}, 'TooOld')` })
    .where(and(isUnfinished, isHopeless))
    .returning({ id: outbox.id })
  return given.length
}

/** A try that lost its lease must not overwrite a later one. */
function isStillClaimed({ id, attempts }: OutboxRow) {
  return and(eq(outbox.id, id), eq(outbox.status, 'sending'), eq(outbox.attempts, attempts))
}
