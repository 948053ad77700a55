import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import { lead } from '../../../platform/i18n/lead'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { QuoteBill } from '../../../ui/quote/quote-bill'
import type { Letter } from '../letter/use-letter'
import { Moment } from '../moment'
import { Fold, Panel } from '../panel'
import { isOver } from '../trip.view'
import { DeclineQuote } from './decline-quote'
import { QuoteNote, QuoteTerms } from './quote-parts'
import { validityOf, canAnswer, canAccept } from './quote.view'

const SHOWS_VALIDITY: ReadonlySet<Quote['status']> = new Set(['open', 'lapsed'])

interface QuotePanelProps {
  letter: Letter
  quote: Quote
}

/** The money of a quote that is to be answered; of an earlier one, folded. */
export function QuotePanel({ letter, quote }: QuotePanelProps) {
  const { t } = useTranslation('trip')
  const title = t('bill.title', { count: quote.party })
  const content = <QuoteMoney letter={letter} quote={quote} />
  if (letter.situation === 'quoted')
    return (
      <Panel id="trip-price" title={title} className="gap-5">
        {content}
      </Panel>
    )
  return (
    <Fold label={title} className="rounded-card border border-line bg-surface px-5 py-1">
      <div className="flex flex-col gap-5 pb-4">{content}</div>
    </Fold>
  )
}

/** The lines of a quote, its refund terms while they matter, its expiry, and the guest's answer. */
function QuoteMoney({ letter, quote }: QuotePanelProps) {
  const lang = useLang()
  const { booking, situation } = letter
  const { currencies, policyDay } = booking
  return (
    <>
      <QuoteBill quote={quote} lang={lang} hasWon={currencies?.includes('KRW') ?? false} />
      <QuoteNote note={quote.note} className="text-sm" />
      {!isOver(situation) && <QuoteTerms {...{ booking, quote, policyDay }} className="text-sm" />}
      {SHOWS_VALIDITY.has(quote.status) && <Validity booking={booking} quote={quote} />}
      {canAnswer(booking) && <QuoteAnswers letter={letter} quote={quote} />}
    </>
  )
}

function Validity({ booking, quote }: { booking: GuestBooking; quote: Quote }) {
  const { t } = useTranslation('trip')
  const isOpen = quote.status === 'open' && booking.now < quote.validUntil
  return (
    <p className={isOpen ? '' : 'text-muted'}>
      {lead(t(isOpen ? 'valid.until' : 'valid.was'))}
      <Moment {...validityOf(booking, quote)} className={isOpen ? 'font-semibold' : ''} />
    </p>
  )
}

/** Accept, ask or decline. On a phone, the accept button is in the bottom bar. */
function QuoteAnswers({ letter, quote }: { letter: Letter; quote: Quote }) {
  const { t } = useTranslation('trip')
  const { booking, setAccepting, ask } = letter
  return (
    <>
      {canAccept(booking) && (
        <Button look="main" className="no-print max-lg:hidden" onClick={() => setAccepting(true)}>
          {t('accept.open')}
        </Button>
      )}
      {!canAccept(booking) && <p>{t('accept.tooNear')}</p>}
      <div className="no-print flex flex-wrap gap-x-2">
        <Button look="faint" onClick={() => ask()}>
          {t('ask.open')}
        </Button>
        <DeclineQuote booking={booking} quote={quote} />
      </div>
    </>
  )
}
