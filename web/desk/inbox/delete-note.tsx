import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { useAction } from '../ui/use-action'
import { deleteNote, type Message } from './inbox.api'

export function DeleteNote({ threadId, note }: { threadId: number; note: Message }) {
  const { t } = useTranslation('inbox')
  const { isBusy, run } = useAction()
  const [isAsked, setAsked] = useState(false)
  const remove = () =>
    void run((client) => deleteNote(client, threadId, note.id), {
      text: t('note.deleted'),
      removesRow: true,
    })
  return (
    <>
      <Button
        look="icon"
        disabled={isBusy}
        aria-label={t('note.delete')}
        title={t('note.delete')}
        onClick={() => setAsked(true)}
      >
        <Trash2 aria-hidden size={16} />
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t('note.deleteTitle')}
        action={t('note.delete')}
        onConfirm={remove}
      >
        <p className="whitespace-pre-wrap text-muted wrap-anywhere">{note.text}</p>
      </ConfirmDialog>
    </>
  )
}
