import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeskQuote } from '../../../../worker/contracts/bookings/desk-quotes'
import { Allowed } from '../../../desk/ui/allowed'
import { useClock } from '../../../desk/ui/use-clock'
import { formatCad } from '../../../platform/i18n/format'
import { FailureAlert } from '../../../ui/failure-alert'
import { Loaded } from '../../../ui/loaded'
import { SubmitButton } from '../../../ui/submit-button'
import { BookingSection } from '../booking-section'
import { mayOffer } from '../booking.rules'
import { type Booking, quotesQuery } from '../bookings.api'
import { QuoteStatusChip } from '../status-chip'
import { useNewQuote } from './use-new-quote'

/** The quotes of a booking, the newest first, and a button for a new draft. */
export function QuoteList({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const { create, isPending, error } = useNewQuote(booking.id)
  const begin = (
    <SubmitButton
      type="button"
      label={t('quotes.new')}
      waiting={t('quotes.making')}
      isWaiting={isPending}
      onClick={() => create()}
    />
  )
  return (
    <BookingSection
      id="quotes"
      title={t('quotes.title')}
      act={mayOffer(booking) && <Allowed needs="bookings:manage">{begin}</Allowed>}
    >
      <FailureAlert failure={error} />
      <QuoteRows bookingId={booking.id} />
    </BookingSection>
  )
}

/** The newest first. */
function QuoteRows({ bookingId }: { bookingId: number }) {
  const { t } = useTranslation('desk-bookings')
  const query = useQuery(quotesQuery(bookingId))
  return (
    <Loaded query={query} skeleton="h-16 w-full" failure={t('quotes.failed')}>
      {(quotes) =>
        quotes.length === 0 ? (
          <p className="text-sm text-muted">{t('quotes.none')}</p>
        ) : (
          <ol className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
            {quotes.map((quote) => (
              <QuoteRow key={quote.number} bookingId={bookingId} quote={quote} />
            ))}
          </ol>
        )
      }
    </Loaded>
  )
}

function QuoteRow({ bookingId, quote }: { bookingId: number; quote: DeskQuote }) {
  const { t } = useTranslation('desk-bookings')
  const until = useClock()(quote.validUntil)
  const name = t('quotes.name', { number: quote.number })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-sm">
      <Allowed needs="bookings:manage" otherwise={<span className="font-semibold">{name}</span>}>
        <Link
          to="/admin/bookings/$bookingId/quotes/$number"
          params={{ bookingId: String(bookingId), number: String(quote.number) }}
          className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {name}
        </Link>
      </Allowed>
      <QuoteStatusChip status={quote.status} />
      <span className="tabular ms-auto font-semibold">{formatCad(quote.totalCents, 2)}</span>
      {quote.status === 'open' && (
        <span className="tabular w-full text-muted">{t('quotes.until', { time: until })}</span>
      )}
    </li>
  )
}
