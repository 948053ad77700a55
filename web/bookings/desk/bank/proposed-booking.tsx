import { useTranslation } from 'react-i18next'
import type { BankBooking } from '../../../../worker/contracts/bookings/bank-entries'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { numberOf } from '../booking.rules'
import { StatusChip } from '../status-chip'
import { useMoney } from '../../../desk/ui/use-money'
import { BookingLink } from './booking-link'

/** A booking with its guest and amount due. */
export function ProposedBooking({ booking }: { booking: BankBooking }) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const format = useMoney()
  const { id, name, pid, tour, day, status, due } = booking
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <BookingLink id={id} guest={name ?? pid} />
      <StatusChip status={status} />
      <span className="tabular text-sm font-semibold">{numberOf(booking)}</span>
      <span className="tabular ms-auto font-semibold">
        {t('bank.due', { amount: format(due) })}
      </span>
      <span className="tabular w-full text-sm text-muted wrap-anywhere">
        {[tour, day && formatDay(day, lang)].filter(Boolean).join(' · ')}
      </span>
    </div>
  )
}
