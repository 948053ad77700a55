import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useMoney } from '../ui/use-money'
import type { Booking } from './bookings.api'
import { moneyQuery } from './money/money.api'
import { quotesQuery } from './quotes/quotes.api'

/** Day, party and price of the change, with the difference to the present price. */
export function OfferedChange({ booking: { id } }: { booking: Booking }) {
  const { t } = useTranslation('desk-quotes')
  const lang = useLang()
  const format = useMoney()
  const quotes = useQuery(quotesQuery(id)).data ?? []
  const total = useQuery(moneyQuery(id)).data?.total
  const open = quotes.find(({ status }) => status === 'open')
  if (!open || !total) return null
  const { startDay, party, totalCents, totalWon } = open
  const amount = total.currency === 'KRW' ? totalWon : totalCents
  const more = amount - total.amount
  const count = t('change.party', { count: party })
  const parts = [formatDay(startDay, lang), count, format({ ...total, amount })]
  const difference = `${more > 0 ? '+' : ''}${format({ ...total, amount: more })}`
  return (
    <p className="tabular">
      <strong>{parts.join(' · ')}</strong>{' '}
      {more === 0 ? t('change.same') : t('change.difference', { amount: difference })}
    </p>
  )
}
