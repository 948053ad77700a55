import type { BookingRow } from '../../../db/schema/bookings'
import { mailToDesk, mailToGuest } from '../../../services/bookings/booking-mail'
import { toDesk, toGuest } from '../../../services/bookings/mailed-trip'
import type { BookingScope } from '../../../services/bookings/booking-scope'
import { moneyOf } from '../../../services/bookings/money'
import type { QueuedMail } from '../../../services/mail/outbox'
import type { Change } from './changes.rules'
import { surplusOf } from './changes.surplus'
import type { changedColumns } from './changes.columns'

/** Tells the guest what now applies, and also the company if the guest agreed on the page. */
export async function changedMails(
  scope: BookingScope,
  { booking, trip, quote }: Change,
  { columns, by }: { columns: ReturnType<typeof changedColumns>; by: 'guest' | 'staff' },
): Promise<QueuedMail[]> {
  const changed: BookingRow = { ...booking, ...columns }
  const { total, balanceBy, policyDay } = columns
  const money = (amount: number) => (amount === 0 ? null : moneyOf(booking, amount))
  const { startDay, endDay } = trip
  const about = {
    before: { startDay, endDay, party: booking.party },
    difference: money(total - booking.total),
  }
  const rest = booking.status === 'confirmed' ? Math.max(0, total - booking.paid) : 0
  const toWriter = mailToGuest(scope, changed, {
    template: 'tripChanged',
    ...(await toGuest(scope, changed, quote)),
    ...about,
    total: moneyOf(booking, total),
    balance: money(rest),
    balanceBy,
    surplus: money(surplusOf(booking, total)),
    policyDay,
  })
  if (by === 'staff') return toWriter
  const desk = { ...(await toDesk(scope, changed, quote)), ...about }
  return [...toWriter, ...mailToDesk(scope, changed, { template: 'tripChangedForDesk', ...desk })]
}
