import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import { formatDay } from '../../../platform/i18n/format'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { RefundTerms } from '../../../ui/quote/refund-terms'

interface QuoteTermsProps {
  booking: Pick<GuestBooking, 'money'>
  quote: Quote
  policyDay: string | null | undefined
  className?: string
}

/** The refund terms. */
export function QuoteTerms({ booking, quote, policyDay, className }: QuoteTermsProps) {
  const currency = booking.money?.total.currency ?? 'CAD'
  const startDay = policyDay ?? quote.startDay
  return (
    <>
      <RefundTerms policy={quote.policy} lang={useLang()} {...{ startDay, currency }} />
      {policyDay && <PolicyDay day={policyDay} className={className} />}
    </>
  )
}

/** The day that refunds count back from, if it is not the first day of the trip. */
export function PolicyDay({ day, className }: { day: string; className?: string | undefined }) {
  const { t } = useTranslation('trip')
  const shown = formatDay(day, useLang())
  return <p className={className}>{t('change.agree.policyDay', { day: shown })}</p>
}

/** The company's note on a quote, in any language; renders nothing without one. */
export function QuoteNote({ note, className = '' }: { note: string; className?: string }) {
  if (!note) return null
  return (
    <p lang={textLang(note)} className={`wrap-anywhere whitespace-pre-wrap ${className}`}>
      {note}
    </p>
  )
}
