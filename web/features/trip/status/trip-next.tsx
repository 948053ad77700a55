import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest-booking'
import type { Quote } from '../../../../worker/contracts/quotes'
import { minuteText } from '../../../../worker/contracts/calgary-text'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { phoneUrl, useSite } from '../../../platform/site/site'
import { AnswerBy } from './answer-by'
import { hasOpenClaim } from '../claim/claim.view'
import { Moment } from '../moment'
import { formatMoney } from '../quote/quote.view'
import { isOverdue, type Words } from '../trip.view'

interface TripNextProps {
  booking: GuestBooking
  words: Words
  /** An open change. */
  offer: Quote | null
}

/** What happens next, who does it and by when. */
export function TripNext({ booking, words, offer }: TripNextProps) {
  const { t } = useTranslation('trip')
  const { company } = useSite()
  const until = <Until booking={booking} words={words} offer={offer} />
  const isMoneyFirst = words === 'confirmed' && !offer
  return (
    <div className="flex max-w-reading flex-col gap-3 text-lg">
      {words === 'confirmed' && <Start booking={booking} />}
      {isMoneyFirst && until}
      <p>
        {offer ? t('change.offer.turn') : t(`state.${words}.next`, { company: company.shortName })}
      </p>
      {(words === 'waiting' || words === 'asked' || words === 'moving') && (
        <AnswerBy booking={booking} />
      )}
      {words === 'late' && (
        <p>
          <a href={phoneUrl(company.phone)} className="font-semibold text-primary underline">
            {company.phone}
          </a>
        </p>
      )}
      {!isMoneyFirst && until}
    </div>
  )
}

/** Until when the guest answers or pays. */
function Until({ booking, words, offer }: TripNextProps) {
  const { t } = useTranslation('trip')
  const { deadlines, money } = booking
  if (offer || words === 'quoted' || words === 'requoted' || words === 'asked')
    return deadlines?.quote ? (
      <p>
        {t(offer ? 'change.offer.until' : 'valid.until')}{' '}
        <Moment {...deadlines.quote} className="font-semibold" />
      </p>
    ) : null
  if (words === 'on_hold' && money && deadlines?.payBy)
    return (
      <Pay money={money} what={money.received.amount > 0 ? 'missing' : 'deposit'}>
        <Moment {...deadlines.payBy} className="font-semibold" />
      </Pay>
    )
  const isOwing = words === 'confirmed' && !hasOpenClaim(booking) && (money?.due.amount ?? 0) > 0
  if (isOwing && money && deadlines?.balanceBy)
    return (
      <Pay money={money} what={isOverdue(booking) ? 'overdue' : 'balance'}>
        <Moment {...deadlines.balanceBy} className="font-semibold" />
      </Pay>
    )
  return null
}

interface PayProps {
  money: NonNullable<GuestBooking['money']>
  what: 'deposit' | 'missing' | 'balance' | 'overdue'
  children: ReactNode
}

function Pay({ money, what, children }: PayProps) {
  const { t } = useTranslation('trip')
  const amount = formatMoney(money.due, useLang())
  return (
    <p>
      {t(`pay.lead.${what}`, { amount })} {children}
    </p>
  )
}

/** When and where a confirmed trip begins. */
function Start({ booking: { trip, quote, pickup } }: { booking: GuestBooking }) {
  const { t } = useTranslation(['trip', 'common'])
  const lang = useLang()
  if (trip.startDay === null) return null
  const day = formatDay(trip.startDay, lang)
  const time = quote && `${day} ${minuteText(quote.startMinute)}`
  return (
    <p className="wrap-anywhere">
      <strong className="block">{time ? t('common:calgaryTime', { time }) : day}</strong>
      {t('facts.pickupAt', {
        place: [t(`pickup.${pickup.kind}`), pickup.text].filter(Boolean).join(', '),
      })}
    </p>
  )
}
