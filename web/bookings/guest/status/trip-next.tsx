import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Deadline, Money } from '../../../../worker/contracts/bookings/guest-money'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import { minuteText } from '../../../../worker/contracts/dates/calgary-text'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { AnswerBy, CompanyPhone } from './answer-by'
import { hasOpenClaim } from '../claim/claim.view'
import { MomentLine } from '../moment'
import { formatMoney } from '../quote/quote.view'
import { isOverdue, type Words } from '../trip.view'

const AWAITS_COMPANY: ReadonlySet<Words> = new Set(['waiting', 'asked', 'moving'])
const HAS_OPEN_QUOTE: ReadonlySet<Words> = new Set(['quoted', 'requoted', 'asked'])

interface TripNextProps {
  booking: GuestBooking
  words: Words
  /** An open change. */
  offer: Quote | null
}

/** The next step of a booking, with its deadline. */
export function TripNext({ booking, words, offer }: TripNextProps) {
  const { t } = useTranslation('trip')
  const company = useSite().company.shortName
  const until = <Until booking={booking} words={words} offer={offer} />
  const isMoneyFirst = words === 'confirmed' && !offer
  return (
    <div className="flex max-w-reading flex-col gap-3 text-lg">
      {words === 'confirmed' && <Start booking={booking} />}
      {isMoneyFirst && until}
      <p>{offer ? t('change.offer.turn') : t(`state.${words}.next`, { company })}</p>
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

/** Start and pickup of a confirmed trip. */
function Start({ booking: { trip, quote, pickup } }: { booking: GuestBooking }) {
  const { t } = useTranslation(['trip', 'common'])
  const lang = useLang()
  if (trip.startDay === null) return null
  const day = formatDay(trip.startDay, lang)
  const place = [t(`pickup.${pickup.kind}`), pickup.text].filter(Boolean).join(' · ')
  const time = quote && `${day} ${minuteText(quote.startMinute)}`
  return (
    <p className="wrap-anywhere">
      <strong className="block">{time ? t('common:calgaryTime', { time }) : day}</strong>
      {t('facts.pickupAt', { place })}
    </p>
  )
}
