import { and, eq, sql } from 'drizzle-orm'
import { entryIdentity } from '../../../contracts/bookings/entry-identity'
import { calgaryDay } from '../../../contracts/dates/calgary-clock'
import { runBatch } from '../../../db/batch'
import type { Db } from '../../../db/db'
import { bankEntries, bankMails } from '../../../db/schema/payments'
import { settingsOf, type Bindings } from '../../../env'
import { keyedHash } from '../../../http/keyed-hash'
import { logFailure } from '../../../log'
import { fromMedia } from '../../../services/media/r2'
import { readInteracMail, type InteracMail, type Transfer } from './interac-mail'
import type { MailText } from './mail-text'

type BankMailRow = typeof bankMails.$inferSelect

/** The account of entries that only a mail reports. */
const ACCOUNT = 'Interac e-Transfer'

/** The text of a stored mail; null if R2 has none or its MIME is broken. @throws AppError Unavailable for a failure of R2 */
export async function textOfMail(env: Bindings, rawKey: string): Promise<MailText | null> {
  const stored = await fromMedia(env.MEDIA.get(rawKey))
  if (!stored) return null
  const raw = await fromMedia(stored.arrayBuffer())
  const { readMailText } = await import('./mail-text')
  try {
    return await readMailText(raw)
  } catch (error) {
    logFailure('bank.mail.mime', error, {})
    return null
  }
}

/**
 * Reads a stored mail: money that has come becomes an entry, once for a transfer however many mails report it. Entry and
 * row are one batch; safe to repeat.
 */
export async function readStoredMail(env: Bindings, db: Db, row: BankMailRow): Promise<void> {
  const mail = await textOfMail(env, row.rawKey)
  const said: InteracMail = mail ? readInteracMail(mail) : { kind: 'unreadable' }
  const isUnread = and(eq(bankMails.id, row.id), eq(bankMails.status, 'stored'))
  const read = db.update(bankMails).set({ status: said.kind })
  if (said.kind !== 'payment') {
    await read.where(isUnread)
    return
  }
  const { pepper } = settingsOf(env)
  const entry = entryOf(said.transfer, { ...row, replyTo: mail?.replyTo ?? null }, pepper)
  const entryId = sql`(SELECT id FROM bank_entries WHERE fingerprint = ${entry.fingerprint})`
  await runBatch(db, [
    db.insert(bankEntries).values(entry).onConflictDoNothing(),
    db
      .update(bankMails)
      .set({
        // Another amount under a number that is known: a person must look.
        status: sql`iif(${entryId} IS NULL, 'unreadable', 'payment')`,
        entryId,
      })
      .where(isUnread),
  ])
}

function entryOf(
  { amount, payer, memo, bankRef }: Transfer,
  { messageKey, receivedAt, replyTo }: BankMailRow & { replyTo: string | null },
  pepper: string,
) {
  const day = calgaryDay(receivedAt)
  // By Interac's number where the mail has one: its day is that of the mail, which can be another at a second mail.
  const identity = bankRef
    ? JSON.stringify(['interac', bankRef, amount])
    : entryIdentity(ACCOUNT, 'mail', { day, amount, memo: messageKey, nth: 1 })
  return {
    account: ACCOUNT,
    source: 'mail' as const,
    day,
    amount,
    currency: 'CAD' as const,
    payer,
    memo,
    bankRef,
    replyKey: replyTo,
    fingerprint: keyedHash(pepper, 'bank', identity),
    seenAt: receivedAt,
  }
}
