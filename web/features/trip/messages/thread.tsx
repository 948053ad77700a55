import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { useSite } from '../../../platform/site/site'
import { textLang } from '../../../platform/i18n/text-lang'
import { TimeAgo } from '../../../ui/time-ago'
import { MessageForm } from './message-form'
import type { MessageDraft } from '../letter/use-letter'

/** What guest and company wrote each other, the newest last, and the guest's next message. */
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

function Messages({ messages }: Pick<GuestBooking, 'messages'>) {
  return (
    <ol className="flex flex-col gap-3">
      {messages.map((message) => (
        <Message key={message._id} {...message} />
      ))}
    </ol>
  )
}

function Message({ author, text, createdAt }: GuestBooking['messages'][number]) {
  const { t } = useTranslation('trip')
  const { company } = useSite()
  const isOwn = author === 'guest'
  return (
    <li
      className={`rounded-card border border-line p-4 ${isOwn ? '' : 'border-s-4 border-s-primary bg-surface'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <strong>{isOwn ? t('thread.you') : company.shortName}</strong>
        <span className="text-muted">
          <TimeAgo time={createdAt} />
        </span>
      </p>
      <p lang={textLang(text)} className="mt-1 wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </li>
  )
}
