import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskQuote } from '../../../../worker/contracts/quotes'
import { buttonClass } from '../../../ui/button'
import { Loaded } from '../../../ui/loaded'
import { bookingQuery, type Booking } from '../bookings.api'
import { QuoteEditor } from './editor/quote-editor'
import { QuoteStatusChip } from './quote-status-chip'
import { QuotePreview } from './quote-preview'
import { quotesQuery } from './quotes.api'

/** A quote of a booking: its editor while it is a draft, and what was sent afterwards. */
export function QuotePage({ id, number }: { id: number; number: number }) {
  const { t } = useTranslation('desk-quotes')
  const booking = useQuery(bookingQuery(id))
  const quotes = useQuery(quotesQuery(id))
  const data =
    booking.data && quotes.data ? { booking: booking.data, quotes: quotes.data } : undefined
  const refetch = () => Promise.all([booking.refetch(), quotes.refetch()])
  return (
    <>
      <Link
        to="/admin/bookings/$bookingId"
        params={{ bookingId: String(id) }}
        className={`${buttonClass('link')} self-start`}
      >
        <ChevronLeft aria-hidden size={18} />
        {booking.data?.name ?? t('back')}
      </Link>
      <Loaded
        query={{ data, error: booking.error ?? quotes.error, refetch }}
        skeleton="h-96 w-full"
        failure={t('failed')}
      >
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

function FoundQuote({ booking, quotes, number }: FoundProps) {
  const { t } = useTranslation('desk-quotes')
  const quote = quotes.find((each) => each.number === number)
  // Who writes a draft that another admin sends keeps what was typed.
  const [draft, setDraft] = useState(quote?.status === 'draft' ? quote : null)
  if (!quote) return <p>{t('missing')}</p>
  return (
    <>
      <h1 className="flex flex-wrap items-center gap-3 text-2xl">
        {t('name', { number })}
        <QuoteStatusChip status={quote.status} />
      </h1>
      {draft ? (
        <QuoteEditor
          booking={booking}
          first={draft}
          sent={quote.status === 'draft' ? null : quote}
          onGiveUp={() => setDraft(null)}
        />
      ) : (
        <div className="max-w-3xl">
          <QuotePreview quote={quote} />
        </div>
      )}
    </>
  )
}
