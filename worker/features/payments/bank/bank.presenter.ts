import type { BankEntry, BankBooking } from '../../../contracts/bank/bank-entries'
import { isSameMoney, proposeMatches } from '../../../contracts/bank/match-score'
import type { BankEntryRow } from '../../../db/schema/payments'
import type { AboutEntries, SameCandidate, PaymentOfEntry } from './bank.about-entries'
import type { Currency } from '../../../contracts/currencies'

/** An entry with the bookings that it may be for or was booked for. */
export function toBankEntry(row: BankEntryRow, about: AboutEntries): BankEntry {
  const { id, account, source, day, amount, currency, payer, memo, status, sameAsId, spent } = row
  const isOf = ({ entryId }: { entryId: number }) => entryId === id
  const refused = new Set(about.refused.filter(isOf).map(({ bookingId }) => bookingId))
  const { proposals, preselected, namesSeveral } = proposeMatches(row, about.candidates, refused)
  const known = new Map(about.candidates.map((candidate) => [candidate.id, candidate.shown]))
  return {
    id,
    account,
    source,
    day,
    payer,
    memo,
    status,
    sameAsId,
    amount: { currency, amount },
    left: { currency, amount: amount - spent },
    proposals: proposals.flatMap((proposal) => toProposal(known, proposal)),
    preselected,
    namesSeveral,
    maybeSame: about.same.filter((other) => isOf(other) && isSame(row, other)).map(toSame),
    payments: about.payments.filter(isOf).map((payment) => toPayment(payment, currency)),
  }
}

/** Compares a statement's row with what an admin or a mail said about the money. */
function isSame(row: BankEntryRow, other: SameCandidate): boolean {
  const compared = { ...other, replyKey: null }
  return row.source === 'csv' ? isSameMoney(row, compared) : isSameMoney(compared, row)
}

function toSame({ id, account, source, day, payer, spent }: SameCandidate) {
  return { id, account, source, day, payer, isSpent: spent > 0 }
}

function toProposal(
  known: ReadonlyMap<number, BankBooking>,
  { bookingId, score, strength, reasons }: ReturnType<typeof proposeMatches>['proposals'][number],
): BankEntry['proposals'] {
  const booking = known.get(bookingId)
  return booking && strength !== 'weak' ? [{ booking, score, strength, reasons }] : []
}

function toPayment({ entryId: _id, entryAmount, ...payment }: PaymentOfEntry, currency: Currency) {
  const { currency: ofBooking, amount, ...rest } = payment
  return {
    ...rest,
    amount: { currency: ofBooking, amount },
    entryAmount: { currency, amount: entryAmount },
  }
}
