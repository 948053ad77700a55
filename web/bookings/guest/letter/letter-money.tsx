import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import { canClaim, hasOpenClaim } from '../claim/claim.view'
import { Claims } from '../claim/claims'
import { Panel } from '../panel'
import { HoldPanel } from '../pay/hold-panel'
import { PaidPanel } from '../pay/paid-panel'
import { QuotePanel } from '../quote/quote-panel'
import type { Situation } from '../trip.view'
import type { Letter } from './use-letter'

/** The money, or the request if there is no quote: beside the letter where there is room. */
export const BESIDE = 'min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1'

/** Sticky in a tall window only; in a low one, the button at the bottom would be out of reach until the page's end. */
const STAYS = 'lg:[@media(min-height:56rem)]:sticky lg:[@media(min-height:56rem)]:top-6'

const PAID: ReadonlySet<Situation> = new Set(['confirmed', 'completed'])

/** The amounts due and paid, and the quote. */
export function LetterMoney({ letter, quote }: { letter: Letter; quote: Quote }) {
  const { booking, situation } = letter
  return (
    <div className={BESIDE}>
      <div className={`flex flex-col gap-6 ${situation === 'quoted' ? STAYS : ''}`}>
        {situation === 'on_hold' && <HoldPanel booking={booking} />}
        {PAID.has(situation) && <PaidPanel booking={booking} />}
        {situation === 'expired' && <LatePanel booking={booking} />}
        <QuotePanel letter={letter} quote={quote} />
      </div>
    </div>
  )
}

/** The claims of a booking whose date expired before the deposit came. */
function LatePanel({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  const isOnItsWay = hasOpenClaim(booking)
  if (!isOnItsWay && !canClaim(booking)) return null
  return (
    <Panel
      id="trip-late"
      title={t(isOnItsWay ? 'late.waiting' : 'late.title')}
      isUrgent={!isOnItsWay}
    >
      {!isOnItsWay && <p>{t('late.text')}</p>}
      <Claims booking={booking} />
    </Panel>
  )
}
