import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatReference } from '../../../worker/contracts/booking-reference'
import { formatDay } from '../../platform/i18n/format'
import { pickText } from '../../platform/i18n/translated'
import { SelectField } from '../../ui/field'
import { formatMoney } from '../../ui/quote/quote-text'
import { fillReply } from '../inbox/fill-reply'
import { savedRepliesQuery } from '../inbox/inbox.api'
import type { Booking } from './bookings.api'
import { moneyQuery } from './money/money.api'
import { dueNow } from './reply-amount'
import { quotesQuery } from './quotes/quotes.api'

interface BookingRepliesProps {
  booking: Booking
  /** Gets the text of the chosen reply, in the guest's language, with its places filled. */
  onChoose: (text: string) => void
}

export function BookingReplies({ booking, onChoose }: BookingRepliesProps) {
  const { t } = useTranslation('inbox')
  const replies = useQuery(savedRepliesQuery()).data ?? []
  const values = useValues(booking)
  const { lang } = booking
  return (
    <SelectField
      label={t('saved.insert')}
      value=""
      onChange={({ target: { value } }) => {
        const reply = replies.find(({ id }) => String(id) === value)
        if (reply) onChoose(fillReply(reply[lang], values))
      }}
    >
      <option value="">{t(replies.length === 0 ? 'saved.none' : 'saved.choose')}</option>
      {replies.map(({ id, name: title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}

/** What the places of a reply become, as the guest writes days and amounts. */
function useValues(booking: Booking) {
  const { t } = useTranslation('inbox')
  const { id, lang, name, tourNames, reference, pid, day, status } = booking
  const money = useQuery({ ...moneyQuery(id), enabled: reference !== null }).data
  const quotes = useQuery(quotesQuery(id)).data ?? []
  const amount = dueNow(status, money, quotes)
  return {
    name: name ?? t(`fill.name.${lang}`),
    tour: pickText(tourNames, lang).text || t(`fill.tour.${lang}`),
    reference: reference === null ? pid : formatReference(reference),
    day: day === null ? '' : formatDay(day, lang),
    amount: amount === null ? '' : formatMoney(amount, lang),
  }
}
