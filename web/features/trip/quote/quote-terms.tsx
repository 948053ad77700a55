import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import type { Quote } from '../../../../worker/contracts/quotes/quotes'

import { useLang } from '../../../platform/i18n/use-lang'
import { RefundTerms } from '../../../ui/quote/refund-terms'
import { PolicyDay } from './policy-day'

/** The refund terms; after a late change the days are not counted from the trip's first day. */
export function QuoteTerms({ booking, quote }: { booking: GuestBooking; quote: Quote }) {
  const { policyDay, money } = booking
  return (
    <>
      <RefundTerms
        policy={quote.policy}
        startDay={policyDay ?? quote.startDay}
        lang={useLang()}
        currency={money?.total.currency ?? 'CAD'}
      />
      {policyDay && <PolicyDay day={policyDay} className="text-sm" />}
    </>
  )
}
