import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskQuote } from '../../../../worker/contracts/bookings/desk-quotes'
import { BackLink } from '../../../desk/ui/back-link'
import { Loaded } from '../../../ui/loaded'
import { bookingQuery, type Booking, quotesQuery } from '../bookings.api'
import { QuoteStatusChip } from '../status-chip'
import { QuoteEditor } from './editor/quote-editor'
import { QuotePreview } from './guests-view'

/** A quote of a booking: its editor while it is a draft, otherwise the quote as it was sent. */
export function QuotePage({ id, number }: { id: number; number: number }) {
  const { t } = useTranslation('desk-bookings')
  const booking = useQuery(bookingQuery(id))
  const quotes = useQuery(quotesQuery(id))
  const data =
    booking.data && quotes.data ? { booking: booking.data, quotes: quotes.data } : undefined
  const refetch = () => Promise.all([booking.refetch(), quotes.refetch()])
  const query = { data, error: booking.error ?? quotes.error, refetch }
  return (
    <>
      <BackLink to="/admin/bookings/$bookingId" params={{ bookingId: String(id) }}>
        {booking.data?.name ?? t('quotes.back')}
      </BackLink>
      <Loaded query={query} skeleton="h-96 w-full" failure={t('quotes.failed')}>
        {(loaded) => <FoundQuote key={number} {...loaded} number={number} />}
      </Loaded>
    </>
  )
}

interface FoundProps {
  booking: Booking
  quotes: DeskQuote[]
  number: number
}

/** The editor if the quote is a draft, otherwise the quote as it was sent. */
function FoundQuote({ booking, quotes, number }: FoundProps) {
  const { t } = useTranslation('desk-bookings')
  const quote = quotes.find((each) => each.number === number)
  // Kept if another admin sends the draft, so that nothing typed here is lost.
  const [draft, setDraft] = useState(quote?.status === 'draft' ? quote : null)
  if (!quote) return <p>{t('quotes.missing')}</p>
  const sent = quote.status === 'draft' ? null : quote
  return (
    <>
      <QuoteHeading quote={quote} />
      {draft ? (
        <QuoteEditor booking={booking} first={draft} sent={sent} onGiveUp={() => setDraft(null)} />
      ) : (
        <div className="max-w-3xl">
          <QuotePreview quote={quote} />
        </div>
      )}
    </>
  )
}

function QuoteHeading({ quote: { number, status } }: { quote: DeskQuote }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <h1 className="flex flex-wrap items-center gap-3 text-2xl">
      {t('quotes.name', { number })}
      <QuoteStatusChip status={status} />
    </h1>
  )
}
