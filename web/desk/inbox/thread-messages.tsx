import { useTranslation } from 'react-i18next'
import { htmlLang, textLang } from '../../platform/i18n/text-lang'
import { Chip } from '../../ui/chip'
import { Prose } from '../../ui/prose'
import { DeleteRowButton } from '../ui/delete-row-button'
import { useClock } from '../ui/use-clock'
import { deleteNote, type Message, type ThreadDetail } from './inbox.api'

const LOOKS: Record<Message['kind'], string> = {
  post: 'border-line bg-paper',
  inquiry: 'border-line bg-paper',
  mail: 'border-primary bg-paper',
  note: 'border-dashed border-accent bg-paper',
}

/** Messages, answers and notes in their order. */
export function ThreadMessages({ thread }: { thread: ThreadDetail }) {
  const { t } = useTranslation('desk-people')
  return (
    <ol aria-label={t('inbox.messages')} className="flex flex-col gap-3">
      {thread.messages.map((message) => (
        <li key={`${message.kind} ${message.id}`}>
          <MessageCard thread={thread} message={message} />
        </li>
      ))}
    </ol>
  )
}

interface MessageProps {
  thread: ThreadDetail
  message: Message
}

function MessageCard({ thread, message }: MessageProps) {
  const { t } = useTranslation('desk-people')
  const { kind, isStaff, html, text } = message
  const own = isStaff ? 'border-primary ms-4 sm:ms-10' : 'me-4 sm:me-10'
  return (
    <article
      className={`flex flex-col gap-2 rounded-card border p-3 ${LOOKS[kind]} ${kind === 'note' ? '' : own}`}
    >
      <MessageHead thread={thread} message={message} />
      {html !== null && <Prose lang={htmlLang(html)} html={html} className="text-sm" />}
      {text !== null && (
        <p lang={textLang(text)} className="text-sm whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      )}
      {html === '' && <p className="text-sm text-muted">{t('inbox.emptyPost')}</p>}
    </article>
  )
}

function MessageHead({ thread, message }: MessageProps) {
  const { t } = useTranslation('desk-people')
  const author = useAuthor({ thread, message })
  const time = useClock()
  const { kind, isPending, isHidden, createdAt } = message
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <strong className="wrap-anywhere">{author}</strong>
      <span className="text-muted">{t(`inbox.kind.${kind}`)}</span>
      {isPending && <Chip look="offer">{t('inbox.pending')}</Chip>}
      {isHidden && <Chip look="hidden">{t('inbox.hidden')}</Chip>}
      <time className="tabular ms-auto text-muted">{time(createdAt)}</time>
      {kind === 'note' && thread.booking === null && (
        <DeleteNote threadId={thread.id} note={message} />
      )}
    </header>
  )
}

/** An inquiry may come from a visitor without an account. */
function useAuthor({ thread, message: { author, kind } }: MessageProps): string {
  const { t } = useTranslation('desk')
  const asker = kind === 'inquiry' ? (thread.username ?? thread.email) : null
  return author ?? asker ?? t('audit.noMember')
}

function DeleteNote({ threadId, note }: { threadId: number; note: Message }) {
  const { t } = useTranslation('desk-people')
  return (
    <DeleteRowButton
      label={t('inbox.note.delete')}
      title={t('inbox.note.deleteTitle')}
      action={t('inbox.note.delete')}
      done={t('inbox.note.deleted')}
      size={16}
      onDelete={(client) => deleteNote(client, threadId, note.id)}
    >
      <p className="whitespace-pre-wrap text-muted wrap-anywhere">{note.text}</p>
    </DeleteRowButton>
  )
}
