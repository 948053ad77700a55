import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../worker/contracts/guest-booking'
import { useLang } from '../../platform/i18n/use-lang'
import { useSite } from '../../platform/site/site'
import { CancelTrip } from './ending/cancel-trip'
import { ChangeOffer } from './change/change-offer'
import { ChangeWish } from './change/change-wish'
import { OpenWish } from './change/open-wish'
import { withoutOffer } from './change/change.view'
import { EmailCorrection } from './facts/email-correction'
import { EndingPanel } from './ending/ending-panel'
import { GuestData } from './facts/guest-data'
import { HoldPanel } from './pay/hold-panel'
import { KeepLink } from './facts/keep-link'
import { LanguageOffer } from './facts/language-offer'
import { LatePanel } from './pay/late-panel'
import { focusMessage, useMessageDraft } from './messages/message-form'
import { PaidPanel } from './pay/paid-panel'
import { Plan } from './quote/plan'
import { QuoteAcceptance } from './quote/quote-acceptance'
import { QuoteDays } from '../../ui/quote/quote-days'
import { QuotePanel } from './quote/quote-panel'
import { canAccept } from './quote/quote.view'
import { Thread } from './messages/thread'
import { TripFacts } from './facts/trip-facts'
import { TripStatus } from './status/trip-status'
import { isOver, situationOf, type Situation } from './trip.view'
import { Withdraw } from './ending/withdraw'

/** The money, or without a quote what was asked: beside the letter where there is room. */
const RIGHT = 'min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1'

/** On a high window the answer stays in view; on a low one the button below would be out of reach until the page's end. */
const STAYS = 'lg:[@media(min-height:56rem)]:sticky lg:[@media(min-height:56rem)]:top-6'

const PAID: ReadonlySet<Situation> = new Set(['confirmed', 'completed'])

/** A text behind another, once. */
function joined(before: string, text: string): string {
  if (before.includes(text)) return before
  return before.trim() === '' ? text : `${before.trimEnd()}\n\n${text}`
}

/** An opened booking: where it is and what happens next, the plan and the money, what was written and what was asked. */
export function TripLetter({ booking: opened }: { booking: GuestBooking }) {
  const { booking, offer } = withoutOffer(opened)
  const { t } = useTranslation('trip')
  const { company } = useSite()
  const lang = useLang()
  const situation = situationOf(booking, company.answerHours, booking.now)
  const draft = useMessageDraft(booking.pid)
  const [isAccepting, setAccepting] = useState(false)
  const { quote, pid, guest, scope } = booking
  const ask = (text?: string) => {
    // What has been typed already stays before it.
    if (text !== undefined) draft.change({ text: joined(draft.draft.text, text) })
    // The dialog that asked gives the focus back first.
    setTimeout(focusMessage)
  }
  return (
    <div className="flex flex-col gap-6">
      {booking.lang !== lang && <LanguageOffer pid={pid} lang={booking.lang} />}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]">
        <div className="flex min-w-0 flex-col gap-8 lg:col-start-1">
          <TripStatus booking={booking} offer={offer} situation={situation} onAsk={ask} />
          <EndingPanel booking={booking} />
          {offer ? <ChangeOffer booking={booking} offer={offer} /> : <OpenWish booking={booking} />}
          {scope === 'requester' && guest?.email && (
            <EmailCorrection pid={pid} email={guest.email} mayCorrect={guest.mayCorrectEmail} />
          )}
          {quote && situation === 'quoted' && <QuoteDays quote={quote} lang={lang} />}
        </div>
        {quote && (
          <div className={RIGHT}>
            <div className={`flex flex-col gap-6 ${situation === 'quoted' ? STAYS : ''}`}>
              {situation === 'on_hold' && <HoldPanel booking={booking} />}
              {PAID.has(situation) && <PaidPanel booking={booking} />}
              {situation === 'expired' && <LatePanel booking={booking} />}
              <QuotePanel
                booking={booking}
                quote={quote}
                hasTerms={!isOver(situation)}
                onAccept={() => setAccepting(true)}
                onAsk={() => ask()}
              />
            </div>
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-8 empty:hidden lg:col-start-1">
          {quote && situation !== 'quoted' && (
            <Plan quote={quote} lang={lang} isFolded={isOver(situation)} />
          )}
          {scope !== 'pack' && <Thread booking={booking} draft={draft} />}
        </div>
        <aside
          aria-label={t('facts.title')}
          className={`flex flex-col gap-6 ${quote ? 'min-w-0 max-w-reading lg:col-start-1' : RIGHT}`}
        >
          <TripFacts booking={booking} />
          <ChangeWish booking={booking} />
          <Withdraw booking={booking} />
          <CancelTrip booking={booking} />
          {scope !== 'pack' && <KeepLink pid={pid} />}
          {scope === 'lead' && (
            <GuestData pid={pid} onAsk={booking.actions.includes('message') ? ask : undefined} />
          )}
        </aside>
      </div>
      {quote && canAccept(booking) && (
        <QuoteAcceptance
          booking={booking}
          quote={quote}
          isOpen={isAccepting}
          onOpen={setAccepting}
          onAsk={ask}
        />
      )}
    </div>
  )
}
