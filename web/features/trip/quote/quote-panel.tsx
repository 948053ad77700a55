import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import type { Quote } from '../../../../worker/contracts/quotes'
import { formatDay } from '../../../platform/i18n/format'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { DeclineQuote } from './decline-quote'
import { Moment } from '../moment'
import { QuoteBill } from '../../../ui/quote/quote-bill'
import { canAccept, canAnswer } from './quote.view'
import { RefundTerms } from '../../../ui/quote/refund-terms'

const SHOWS_VALIDITY: ReadonlySet<Quote['status']> = new Set(['open', 'lapsed'])

interface QuotePanelProps {
  booking: GuestBooking
  quote: Quote
  /** Whether what a cancellation returns still matters. */
  hasTerms: boolean
  onAccept: () => void
  /** Moves to the message. */
  onAsk: () => void
}

/** The money of a quote, until when it holds, and the guest's answer. */
export function QuotePanel({ booking, quote, hasTerms, onAccept, onAsk }: QuotePanelProps) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const isAnswerable = canAnswer(booking)
  const isAcceptable = canAccept(booking)
  return (
    <section
      aria-labelledby="trip-price"
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="trip-price" className="text-lg">
        {t('bill.title', { count: quote.party })}
      </h2>
      <QuoteBill quote={quote} lang={lang} hasWon={booking.currencies?.includes('KRW') ?? false} />
      {quote.note && (
        <p lang={textLang(quote.note)} className="text-sm wrap-anywhere whitespace-pre-wrap">
          {quote.note}
        </p>
      )}
      {hasTerms && (
        <RefundTerms
          policy={quote.policy}
          startDay={booking.policyDay ?? quote.startDay}
          lang={lang}
          currency={booking.money?.total.currency ?? 'CAD'}
        />
      )}
      {hasTerms && booking.policyDay && (
        <p className="text-sm">
          {t('change.agree.policyDay', { day: formatDay(booking.policyDay, lang) })}
        </p>
      )}
      {SHOWS_VALIDITY.has(quote.status) && <Validity booking={booking} quote={quote} />}
      {isAcceptable && (
        <Button look="main" className="no-print max-lg:hidden" onClick={onAccept}>
          {t('accept.open')}
        </Button>
      )}
      {isAnswerable && !isAcceptable && <p>{t('accept.tooNear')}</p>}
      {isAnswerable && (
        <div className="no-print flex flex-wrap gap-x-2">
          <Button look="faint" onClick={onAsk}>
            {t('ask.open')}
          </Button>
          <DeclineQuote booking={booking} quote={quote} />
        </div>
      )}
    </section>
  )
}

function Validity({ booking, quote }: { booking: GuestBooking; quote: Quote }) {
  const { t } = useTranslation('trip')
  const { at, text } = booking.deadlines?.quote ?? { at: quote.validUntil, text: undefined }
  const isOpen = quote.status === 'open' && booking.now < quote.validUntil
  return (
    <p className={isOpen ? '' : 'text-muted'}>
      {t(isOpen ? 'valid.until' : 'valid.was')}{' '}
      <Moment at={at} {...(text && { text })} className={isOpen ? 'font-semibold' : ''} />
    </p>
  )
}
