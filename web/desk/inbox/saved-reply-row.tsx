import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { DeleteRowButton } from '../ui/delete-row-button'
import { IconButton } from '../ui/icon-button'
import { deleteSavedReply, type SavedReply } from './inbox.api'

interface SavedReplyRowProps {
  reply: SavedReply
  onEdit: () => void
}

/** The name of a saved reply and the beginning of its text. */
export function SavedReplyRow({ reply, onEdit }: SavedReplyRowProps) {
  const { t } = useTranslation('inbox')
  const lang = useLang()
  const { name } = reply
  return (
    <li className="flex items-center gap-2 px-4 py-2">
      <div className="min-w-0 grow">
        <h2 className="text-base wrap-anywhere">{name}</h2>
        <p className="line-clamp-1 text-sm text-muted">{reply[lang]}</p>
      </div>
      <IconButton icon={Pencil} label={t('saved.edit', { name })} onClick={onEdit} />
      <DeleteReply reply={reply} />
    </li>
  )
}

function DeleteReply({ reply }: { reply: SavedReply }) {
  const { t } = useTranslation('inbox')
  return (
    <DeleteRowButton
      label={t('saved.delete', { name: reply.name })}
      action={t('saved.deleteAction')}
      done={t('saved.deleted')}
      onDelete={(client) => deleteSavedReply(client, reply)}
    >
      <p className="text-muted">{t('saved.deleteHint')}</p>
    </DeleteRowButton>
  )
}
