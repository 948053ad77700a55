import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../ui/loaded'
import { BackLink } from '../../../desk/ui/back-link'
import { bookingQuery } from '../bookings.api'
import { quotesQuery } from './quotes.api'
import { FoundQuote } from './found-quote'

/** A quote of a booking: its editor while it is a draft, otherwise the quote as it was sent. */
export function QuotePage({ id, number }: { id: number; number: number }) {
  const { t } = useTranslation('desk-quotes')
  const booking = useQuery(bookingQuery(id))
  const quotes = useQuery(quotesQuery(id))
  const data =
    booking.data && quotes.data ? { booking: booking.data, quotes: quotes.data } : undefined
  const refetch = () => Promise.all([booking.refetch(), quotes.refetch()])
  const query = { data, error: booking.error ?? quotes.error, refetch }
  return (
    <>
      <BackLink to="/admin/bookings/$bookingId" params={{ bookingId: String(id) }}>
        {booking.data?.name ?? t('back')}
      </BackLink>
      <Loaded query={query} skeleton="h-96 w-full" failure={t('failed')}>
        {(loaded) => <FoundQuote key={number} {...loaded} number={number} />}
      </Loaded>
    </>
  )
}
