import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../platform/i18n/format'
import { pickText } from '../../../../worker/contracts/translated'
import { formatMoney } from '../../../ui/quote/quote-text'
import { ReplySelect } from '../../../desk/inbox/reply-select'
import type { Booking } from '../bookings.api'
import { numberOf } from '../booking.rules'
import { moneyQuery } from '../money/money.api'
import { dueNow } from './reply-amount'
import { quotesQuery } from '../quotes/quotes.api'

interface BookingRepliesProps {
  booking: Booking
  /** Called with the chosen reply in the guest's language, its placeholders filled. */
  onChoose: (text: string) => void
}

export function BookingReplies({ booking, onChoose }: BookingRepliesProps) {
  return <ReplySelect lang={booking.lang} values={useValues(booking)} onChoose={onChoose} />
}

/** Values of a reply's placeholders, with days and amounts in the guest's language. */
function useValues(booking: Booking) {
  const { t } = useTranslation('inbox')
  const { lang, name, tourNames, day } = booking
  const amount = useDue(booking)
  return {
    name: name ?? t(`fill.name.${lang}`),
    tour: pickText(tourNames, lang).text || t(`fill.tour.${lang}`),
    reference: numberOf(booking),
    day: day === null ? '' : formatDay(day, lang),
    amount: amount === null ? '' : formatMoney(amount, lang),
  }
}

function useDue({ id, reference, status }: Booking) {
  const money = useQuery({ ...moneyQuery(id), enabled: reference !== null }).data
  const quotes = useQuery(quotesQuery(id)).data ?? []
  return dueNow(status, money, quotes)
}
