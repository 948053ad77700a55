import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { Allowed } from '../../../desk/ui/allowed'
import { AlsoHere } from '../../../desk/ui/also-here'
import { useClock } from '../../../desk/ui/use-clock'
import type { Booking, Message } from '../bookings.api'
import { MessageComposer } from './message-composer'

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
      <Allowed needs="bookings:manage">
        <MessageComposer booking={booking} />
      </Allowed>
    </section>
  )
}

const LOOKS: Record<Message['author'], string> = {
  guest: 'border-line me-4 sm:me-10',
  staff: 'border-primary ms-4 sm:ms-10',
  note: 'border-dashed border-accent',
}

/** The messages of guest and company, oldest first, beginning with the request's own words. */
function MessageList({ booking }: { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const all = [...requestOf(booking), ...booking.messages]
  if (all.length === 0)
    return (
      <p className="rounded-card border border-dashed border-line p-4 text-muted">
        {t('noMessages')}
      </p>
    )
  return (
    <ol aria-label={t('messages')} className="flex flex-col gap-3">
      {all.map((message) => (
        <li key={message.id}>
          <MessageCard message={message} booking={booking} />
        </li>
      ))}
    </ol>
  )
}

/** The request's words as a message; none if it has no words. */
function requestOf({ notes, createdAt, events, source }: Booking) {
  if (notes === null || notes === '') return []
  const author = source === 'site' ? ('guest' as const) : ('note' as const)
  return [{ id: 0, author, by: events[0]?.by ?? null, text: notes, createdAt }]
}

interface CardProps {
  message: Pick<Message, 'author' | 'by' | 'text' | 'createdAt'> & Partial<Pick<Message, 'via'>>
  booking: Booking
}

function MessageCard({ message, booking }: CardProps) {
  const { author, text } = message
  return (
    <article className={`flex flex-col gap-2 rounded-card border bg-paper p-3 ${LOOKS[author]}`}>
      <MessageHead message={message} booking={booking} />
      <p
        lang={author === 'note' ? undefined : LANG_TAG[booking.lang]}
        className="text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </p>
    </article>
  )
}

/** Author, kind and time of a message. */
function MessageHead({ message, booking }: CardProps) {
  const { t } = useTranslation(['desk-bookings', 'desk'])
  const time = useClock()
  const { author, by } = message
  const guest = booking.name ?? t('erased')
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <strong className="wrap-anywhere">
        {author === 'guest' ? guest : (by ?? t('desk:audit.noMember'))}
      </strong>
      <span className="text-muted">{t(`kind.${kindOf(message)}`)}</span>
      <time className="tabular ms-auto text-muted">{time(message.createdAt)}</time>
    </header>
  )
}

/** A phone call, a chat and a guide's note are kinds of their own. */
function kindOf({ author, via }: CardProps['message']) {
  if (via === 'crew') return via
  return author === 'staff' && (via === 'phone' || via === 'chat') ? via : author
}
