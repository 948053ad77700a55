import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../../ui/failure-alert'
import { SubmitButton } from '../../../ui/submit-button'
import { BookingSection } from '../booking-section'
import type { Booking } from '../bookings.api'
import { QuoteRows } from './quote-rows'
import { useDraft } from './use-draft'
import { mayOffer } from '../booking.rules'

/** The quotes of a booking, the newest first, and a button for a new draft. */
export function QuoteList({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-quotes')
  const { create, isPending, error } = useDraft(booking.id)
  const begin = (
    <SubmitButton
      type="button"
      label={t('new')}
      waiting={t('making')}
      isWaiting={isPending}
      onClick={() => create()}
    />
  )
  return (
    <BookingSection id="quotes" title={t('title')} act={mayOffer(booking) && begin}>
      <FailureAlert failure={error} />
      <QuoteRows bookingId={booking.id} />
    </BookingSection>
  )
}
