import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../platform/i18n/format'
import { pickText } from '../../../platform/i18n/translated'
import { formatMoney } from '../../../ui/quote/quote-text'
import { ReplySelect } from '../../inbox/reply-select'
import type { Booking } from '../bookings.api'
import { numberOf } from '../booking.rules'
import { moneyQuery } from '../money/money.api'
import { dueNow } from './reply-amount'
import { quotesQuery } from '../quotes/quotes.api'

interface BookingRepliesProps {
  booking: Booking
  /** Gets the text of the chosen reply, in the guest's language, with its places filled. */
  onChoose: (text: string) => void
}

export function BookingReplies({ booking, onChoose }: BookingRepliesProps) {
  return <ReplySelect lang={booking.lang} values={useValues(booking)} onChoose={onChoose} />
}

/** What the places of a reply become, as the guest writes days and amounts. */
function useValues(booking: Booking) {
  const { t } = useTranslation('inbox')
  const { id, lang, name, tourNames, reference, day, status } = booking
  const money = useQuery({ ...moneyQuery(id), enabled: reference !== null }).data
  const quotes = useQuery(quotesQuery(id)).data ?? []
  const amount = dueNow(status, money, quotes)
  return {
    name: name ?? t(`fill.name.${lang}`),
    tour: pickText(tourNames, lang).text || t(`fill.tour.${lang}`),
    reference: numberOf(booking),
    day: day === null ? '' : formatDay(day, lang),
    amount: amount === null ? '' : formatMoney(amount, lang),
  }
}
