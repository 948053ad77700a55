import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Deadline, Money } from '../../../../worker/contracts/bookings/guest-money'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import { formatDay } from '../../../platform/i18n/format'
import { textLang } from '../../../platform/i18n/text-lang'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { Button, buttonClass } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { PageLink } from '../../../ui/page-link'
import { hasOpenClaim } from '../claim/claim.view'
import { MomentLine } from '../moment'
import { formatMoney } from '../quote/quote.view'
import { isGuestsTurn, wordsOf, type Situation, isOverdue, type Words } from '../trip.view'
import { AnswerBy, CompanyPhone } from './answer-by'

const AWAITS_COMPANY: ReadonlySet<Words> = new Set(['waiting', 'asked', 'moving'])

const HAS_OPEN_QUOTE: ReadonlySet<Words> = new Set(['quoted', 'offered', 'requoted', 'asked'])

const ASKS_AGAIN: ReadonlySet<Situation> = new Set([
  'declined',
  'closed',
  'refused',
  'released',
  'expired',
  'lapsed',
  'unserved',
])

interface TripStatusProps {
  booking: GuestBooking
  /** An open change. */
  offer: Quote | null
  situation: Situation
  /** Begins a message with this text. */
  onAsk: (text: string) => void
}

/** The booking's status in one sentence, and the next step with its deadline. */
export function TripStatus({ booking, offer, situation, onAsk }: TripStatusProps) {
  const { t } = useTranslation('trip')
  const { reason } = booking
  const words = wordsOf(booking, situation)
  return (
    <header className="flex flex-col gap-4">
      {isGuestsTurn(booking, words, offer !== null) && (
        <p>
          <Chip look="offer">{t('yourTurn')}</Chip>
        </p>
      )}
      <h1 className="text-3xl">{t(`state.${words}.title`)}</h1>
      {/* A held date is lost without its deposit, whether a change is offered or not. */}
      <TripNext
        booking={booking}
        words={words}
        offer={booking.status === 'on_hold' ? null : offer}
      />
      {situation === 'declined' && reason && <Reason text={reason} />}
      {ASKS_AGAIN.has(situation) && <AskAgain {...{ booking, words, onAsk }} />}
    </header>
  )
}

const QUOTED = 'max-w-reading border-s-4 border-line ps-4 text-lg wrap-anywhere whitespace-pre-wrap'

function Reason({ text }: { text: string }) {
  return (
    <blockquote lang={textLang(text)} className={QUOTED}>
      {text}
    </blockquote>
  )
}

const ASK = 'no-print self-start'

/** Key of the message with which a guest asks again. */
const AGAIN: Partial<Record<Words, 'quote' | 'place'>> = {
  lapsed: 'quote',
  unserved: 'place',
  missed: 'place',
}

interface AskAgainProps extends Pick<TripStatusProps, 'booking' | 'onAsk'> {
  words: Words
}

/** For guests who still want to go: a message if the booking still takes one, else a new request. */
function AskAgain({ booking, words, onAsk }: AskAgainProps) {
  const { t } = useTranslation('trip')
  const lang = useLang()
  const { tour, trip, quote, actions, now } = booking
  const start = quote?.startDay ?? trip.startDay
  if (!actions.includes('message') || start === null)
    return (
      <PageLink
        to={tour ? `/tour/x-${tour.id}` : '/contact'}
        className={`${ASK} ${buttonClass('primary')}`}
      >
        {t('askAgain')}
      </PageLink>
    )
  const text = t(`again.${AGAIN[words] ?? 'hold'}`, { day: formatDay(start, lang, now) })
  return (
    <Button look="primary" className={ASK} onClick={() => onAsk(text)}>
      {t('again.open')}
    </Button>
  )
}

interface TripNextProps {
  booking: GuestBooking
  words: Words
  /** An open change. */
  offer: Quote | null
}

/** The next step of a booking, with its deadline. */
function TripNext({ booking, words, offer }: TripNextProps) {
  const { t } = useTranslation('trip')
  const company = useSite().company.shortName
  const until = <Until booking={booking} words={words} offer={offer} />
  const isMoneyFirst = words === 'confirmed' && !offer
  const nextText = () => {
    if (booking.scope === 'pack') return t(`companion.${words === 'confirmed' ? 'next' : 'over'}`)
    return offer ? t('change.offer.turn') : t(`state.${words}.next`, { company })
  }
  return (
    <div className="flex max-w-reading flex-col gap-3 text-lg">
      {isMoneyFirst && until}
      <p>{nextText()}</p>
      {booking.place !== undefined && (
        <p className="tabular font-semibold">{t('place', { place: booking.place })}</p>
      )}
      {AWAITS_COMPANY.has(words) && <AnswerBy booking={booking} />}
      {words === 'late' && (
        <p>
          <CompanyPhone />
        </p>
      )}
      {!isMoneyFirst && until}
    </div>
  )
}

/** The deadline for the guest's answer or payment. */
function Until({ booking, words, offer }: TripNextProps) {
  const { t } = useTranslation('trip')
  const { deadlines, money } = booking
  const payment = nextPayment(booking, words)
  if (!offer && !HAS_OPEN_QUOTE.has(words))
    return money && payment && <Pay due={money.due} {...payment} />
  if (!deadlines?.quote) return null
  const label = t(offer ? 'change.offer.until' : 'valid.until')
  return <MomentLine label={label} {...deadlines.quote} className="font-semibold" />
}

interface Payment {
  what: 'deposit' | 'missing' | 'balance' | 'overdue'
  by: Deadline
}

/** The next payment that has a deadline; null for none. */
function nextPayment(booking: GuestBooking, words: Words): Payment | null {
  const { money, deadlines: { payBy, balanceBy } = {} } = booking
  if (!money) return null
  if (words === 'on_hold' && payBy)
    return { what: money.received.amount > 0 ? 'missing' : 'deposit', by: payBy }
  const isOwing = words === 'confirmed' && !hasOpenClaim(booking) && money.due.amount > 0
  if (!isOwing || !balanceBy) return null
  return { what: isOverdue(booking) ? 'overdue' : 'balance', by: balanceBy }
}

function Pay({ due, what, by }: Payment & { due: Money }) {
  const { t } = useTranslation('trip')
  const amount = formatMoney(due, useLang())
  return <MomentLine label={t(`pay.lead.${what}`, { amount })} {...by} className="font-semibold" />
}
