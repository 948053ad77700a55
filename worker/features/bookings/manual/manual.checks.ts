import type { ManualBooking } from '../../../contracts/bookings/manual-booking'
import type { QuoteRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { payCurrencies } from '../../../services/bookings/pay-ways'
import { readSettings } from '../../../services/settings/settings'
import { columnsByStaff } from '../holds/holds.rules'

/** @throws AppError Invalid for a payment method that the company does not offer */
export async function termsOf(c: MemberScope, { method }: ManualBooking, quote: QuoteRow) {
  const settings = await readSettings(c.env, c.var.db)
  const currency = method === 'krTransfer' ? 'KRW' : 'CAD'
  if (!payCurrencies(settings).includes(currency)) throw invalid('method')
  return columnsByStaff(c.var.now, quote, { currency, method }, settings.bookings)
}

/** @throws AppError WriteContent for a confirmed trip with neither deposit nor reason */
export function requireDepositReason(
  { status, payment, reason = '' }: ManualBooking,
  deposit: number,
): void {
  const paid = payment?.amount ?? 0
  if (status === 'confirmed' && paid < deposit && reason.trim() === '')
    throw new AppError('WriteContent', { fields: { reason: 'WriteContent' } })
}

export function invalid(field: string): AppError {
  return new AppError('Invalid', { fields: { [field]: 'Invalid' } })
}
