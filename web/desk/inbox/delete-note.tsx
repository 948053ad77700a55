import { useTranslation } from 'react-i18next'
import { DeleteRowButton } from '../ui/delete-row-button'
import { deleteNote, type Message } from './inbox.api'

export function DeleteNote({ threadId, note }: { threadId: number; note: Message }) {
  const { t } = useTranslation('inbox')
  return (
    <DeleteRowButton
      label={t('note.delete')}
      title={t('note.deleteTitle')}
      action={t('note.delete')}
      done={t('note.deleted')}
      size={16}
      onDelete={(client) => deleteNote(client, threadId, note.id)}
    >
      <p className="whitespace-pre-wrap text-muted wrap-anywhere">{note.text}</p>
    </DeleteRowButton>
  )
}
