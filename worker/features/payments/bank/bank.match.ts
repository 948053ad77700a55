import type { BankEntry } from '../../../contracts/bank/bank-entries'
import type { NewMatches } from '../../../contracts/bank/bank-matches'
import { payments } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import { readRequestKey, type RequestKey } from '../../../http/idempotency'
import { runOnce } from '../../../http/run-once'
import { untilNotOvertaken } from '../../../services/bookings/until-not-overtaken'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { readEntry } from './bank.queries'
import { findByKey, getEntry } from '../payments.queries'
import { requireSound } from './bank.match-rules'
import { matchBatch, bookingsOf } from './bank.match-batch'

/**
 * Books an entry for one to four bookings, for all or for none: ledger, events, mails and audit log are one batch. If a
 * booking moves between the check and the batch, the bookings are read again and the batch is retried, because money
 * that was seen is never dropped. A repeated request books nothing.
 * @throws AppError NotFound, BookingChanged if a booking is not as the admin saw it, EntrySpent, CurrencyDiffers,
 * KeyReused
 */
export async function matchEntry(
  c: MemberScope,
  id: number,
  matches: NewMatches,
): Promise<BankEntry> {
  const { db, member } = c.var
  const key = readRequestKey(c, member.userId, matches)
  await runOnce({
    find: key && (() => findByKey(db, payments, key)),
    run: () => storeMatches(c, id, matches, key),
    duplicateErrors: new Set(['BookingChanged', 'EntrySpent']),
  })
  return readEntry(db, id, c.var)
}

async function storeMatches(
  c: MemberScope,
  id: number,
  matches: NewMatches,
  key: RequestKey | null,
): Promise<number> {
  const entry = await getEntry(c.var.db, id)
  requireSound(entry, matches, await bookingsOf(c, matches))
  return untilNotOvertaken(async () => {
    const { statements, mails } = await matchBatch(c, entry, matches, key)
    await runBatchWithMails(c, statements, mails)
    return id
  })
}
