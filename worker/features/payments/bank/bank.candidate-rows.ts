import type { BankBooking } from '../../../contracts/bank/bank-entries'
import type { BookingStatus } from '../../../contracts/bookings/booking-states'
import { calgaryDay } from '../../../contracts/dates/calgary-clock'
import type { Currency } from '../../../contracts/currencies'
import type { MatchBooking } from '../../../contracts/bank/match-score'
import { pick } from '../../../db/pick'

/** A booking that money may be for, with what the desk shows of it. */
export interface Candidate extends MatchBooking {
  shown: BankBooking
}

/** A candidate as D1 returns it. */
interface Columns {
  id: number
  pid: string
  status: BookingStatus
  version: number
  name: string | null
  tour: string | null
  day: string | null
  reference: string | null
  currency: Currency
  total: number
  deposit: number
  paid: number
  emailKey: string | null
  lapseAt: number | null
  heldAt: number | null
  endedAt: number | null
  /** JSON array of [amount, payer, 1 if the claim is open]. */
  claims: string
}

/** Converts a row of D1. */
export function toCandidate(row: Columns): Candidate {
  const { id, status, currency, reference, name, emailKey } = row
  const claims = JSON.parse(row.claims) as [amount: number, payer: string, isOpen: 0 | 1][]
  const { rest, due } = owedOf(row)
  return {
    id,
    status,
    currency,
    reference,
    due,
    rest,
    names: [name, ...claims.map(([, payer]) => payer)].filter((known) => known !== null),
    emailKey,
    claims: claims.filter(([, , isOpen]) => isOpen === 1).map(([amount]) => amount),
    held: heldDays(row),
    endedOn: endedOn(row),
    shown: {
      ...pick(row, 'id', 'pid', 'status', 'version', 'name', 'tour', 'day', 'reference'),
      due: { currency, amount: due },
      rest: { currency, amount: rest },
    },
  }
}

/** `due` is the rest of the deposit while the date is held, later the rest of the total. */
function owedOf({ status, total, deposit, paid }: Columns) {
  const rest = Math.max(0, total - paid)
  return { rest, due: status === 'on_hold' ? Math.max(0, deposit - paid) : rest }
}

function heldDays({ heldAt, lapseAt }: Columns) {
  if (heldAt === null || lapseAt === null) return null
  return { from: calgaryDay(heldAt), until: calgaryDay(lapseAt) }
}

function endedOn({ status, endedAt }: Columns): string | null {
  const isOver = status === 'expired' || status === 'cancelled'
  return isOver && endedAt !== null ? calgaryDay(endedAt) : null
}
