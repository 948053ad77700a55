import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { useClock } from '../../ui/use-clock'
import type { Booking, Message } from '../bookings.api'

const LOOKS: Record<Message['author'], string> = {
  guest: 'border-line me-4 sm:me-10',
  staff: 'border-primary ms-4 sm:ms-10',
  note: 'border-dashed border-accent',
}

/** What guest and company wrote, the oldest first, beginning with the request's own words. */
export function MessageList({ booking }: { booking: Booking }) {
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

/** The words of the request as a message; none where it has no words. */
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
  const { t } = useTranslation(['desk-bookings', 'admin'])
  const time = useClock()
  const { author, by, text, createdAt, via } = message
  const writer =
    author === 'guest' ? (booking.name ?? t('erased')) : (by ?? t('admin:audit.noMember'))
  const kind = author === 'staff' && (via === 'phone' || via === 'chat') ? via : author
  return (
    <article className={`flex flex-col gap-2 rounded-card border bg-paper p-3 ${LOOKS[author]}`}>
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <strong className="wrap-anywhere">{writer}</strong>
        <span className="text-muted">{t(`kind.${kind}`)}</span>
        <time className="tabular ms-auto text-muted">{time(createdAt)}</time>
      </header>
      <p
        lang={author === 'note' ? undefined : LANG_TAG[booking.lang]}
        className="text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </p>
    </article>
  )
}
