import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { MessageForm } from './message-form'
import { Messages } from './messages'
import type { MessageDraft } from '../letter/use-letter'

/** The messages of guest and company, the newest last, and a form for the next one. */
export function Thread({ booking, draft }: { booking: GuestBooking; draft: MessageDraft }) {
  const { messages, actions } = booking
  const { t } = useTranslation('trip')
  const canWrite = actions.includes('message')
  if (messages.length === 0 && !canWrite) return null
  return (
    <section aria-labelledby="trip-thread" className="flex max-w-reading flex-col gap-4">
      <h2 id="trip-thread" className="text-xl">
        {t('thread.title')}
      </h2>
      {messages.length === 0 && <p className="text-muted">{t('thread.empty')}</p>}
      {messages.length > 0 && <Messages messages={messages} />}
      {canWrite && <MessageForm booking={booking} stored={draft} />}
    </section>
  )
}
