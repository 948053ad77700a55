import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { textLang } from '../../../platform/i18n/text-lang'
import { useSite } from '../../../platform/site/site'
import { TimeAgo } from '../../../ui/time-ago'

/** The newest last. */
export function Messages({ messages }: Pick<GuestBooking, 'messages'>) {
  const items = messages.map((message) => <Message key={message._id} {...message} />)
  return <ol className="flex flex-col gap-3">{items}</ol>
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
