import { and, eq, gte, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { MAX_ATTEMPTS, TOO_OLD_MS } from './retry-schedule'
import { outbox } from '../../db/schema/mail'
import { type OutboxRow, isUnfinished } from './delivery.queries'

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
  const given = await db
    .update(outbox)
    .set({ status: 'dead', lastError: sql`coalesce(${outbox.lastError}, 'TooOld')` })
    .where(and(isUnfinished, isHopeless(now)))
    .returning({ id: outbox.id })
  return given.length
}

/** A try that lost its lease must not overwrite a later one. */
function isStillClaimed({ id, attempts }: OutboxRow) {
  return and(eq(outbox.id, id), eq(outbox.status, 'sending'), eq(outbox.attempts, attempts))
}

/** Condition: too late or tried too often. */
function isHopeless(now: number) {
  return or(
    lt(outbox.nextAttemptAt, now - TOO_OLD_MS),
    and(lte(outbox.nextAttemptAt, now), gte(outbox.attempts, MAX_ATTEMPTS)),
  )
}
