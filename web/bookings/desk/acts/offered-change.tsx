import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeskQuote } from '../../../../worker/contracts/bookings/desk-quotes'
import type { Money } from '../../../../worker/contracts/bookings/guest-money'
import type { Currency } from '../../../../worker/contracts/currencies'
import { useMoney } from '../../../desk/ui/use-money'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { type Booking, moneyQuery, quotesQuery } from '../bookings.api'

/** Day, party and price of the change, with the difference from the current price. */
export function OfferedChange({ booking: { id } }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const format = useMoney()
  const quotes = useQuery(quotesQuery(id)).data ?? []
  const total = useQuery(moneyQuery(id)).data?.total
  const open = quotes.find(({ status }) => status === 'open')
  if (!open || !total) return null
  const { startDay, party } = open
  const price = priceIn(total.currency, open)
  const parts = [
    formatDay(startDay, lang),
    t('quotes.change.party', { count: party }),
    format(price),
  ]
  return (
    <p className="tabular">
      <strong>{parts.join(' · ')}</strong>{' '}
      <PriceDifference more={{ ...price, amount: price.amount - total.amount }} />
    </p>
  )
}

function priceIn(currency: Currency, { totalCents, totalWon }: DeskQuote): Money {
  return { currency, amount: currency === 'KRW' ? totalWon : totalCents }
}

function PriceDifference({ more }: { more: Money }) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  if (more.amount === 0) return <>{t('quotes.change.same')}</>
  const amount = `${more.amount > 0 ? '+' : ''}${format(more)}`
  return <>{t('quotes.change.difference', { amount })}</>
}
