import { useTranslation } from 'react-i18next'
import { AlsoHere } from '../../frame/also-here'
import type { Booking } from '../bookings.api'
import { MessageComposer } from './message-composer'
import { MessageList } from './message-list'

/** The messages, the other admins here, and the composer. */
export function BookingMessages({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <section aria-labelledby="messages" className="flex min-w-0 flex-col gap-4">
      <h2 id="messages" className="text-lg">
        {t('messages')}
      </h2>
      <MessageList booking={booking} />
      <AlsoHere kind="booking" id={booking.id} />
      <MessageComposer booking={booking} />
    </section>
  )
}
