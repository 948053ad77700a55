import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import type { Quote } from '../../../../worker/contracts/quotes'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { RefundTerms } from '../../../ui/quote/refund-terms'

/** What comes back after a cancellation; after a late change it is counted from another day than the trip's first. */
export function QuoteTerms({ booking, quote }: { booking: GuestBooking; quote: Quote }) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { policyDay, money } = booking
  return (
    <>
      <RefundTerms
        policy={quote.policy}
        startDay={policyDay ?? quote.startDay}
        lang={lang}
        currency={money?.total.currency ?? 'CAD'}
      />
      {policyDay && (
        <p className="text-sm">
          {t('change.agree.policyDay', { day: formatDay(policyDay, lang) })}
        </p>
      )}
    </>
  )
}
