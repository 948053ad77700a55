import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { useAction } from '../ui/use-action'
import { deleteSavedReply, type SavedReply } from './inbox.api'

interface SavedReplyRowProps {
  reply: SavedReply
  onEdit: () => void
}

/** The name of a saved reply and how it begins. */
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
      <Button
        look="icon"
        aria-label={t('saved.edit', { name })}
        title={t('saved.edit', { name })}
        onClick={onEdit}
      >
        <Pencil aria-hidden size={18} />
      </Button>
      <DeleteReply reply={reply} />
    </li>
  )
}

function DeleteReply({ reply }: { reply: SavedReply }) {
  const { t } = useTranslation('inbox')
  const { isBusy, run } = useAction()
  const [isAsked, setAsked] = useState(false)
  const label = t('saved.delete', { name: reply.name })
  const remove = () =>
    void run((client) => deleteSavedReply(client, reply), {
      text: t('saved.deleted'),
      removesRow: true,
    })
  return (
    <>
      <Button
        look="icon"
        disabled={isBusy}
        aria-label={label}
        title={label}
        onClick={() => setAsked(true)}
      >
        <Trash2 aria-hidden size={18} />
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={label}
        action={t('saved.deleteAction')}
        onConfirm={remove}
      >
        <p className="text-muted">{t('saved.deleteHint')}</p>
      </ConfirmDialog>
    </>
  )
}
