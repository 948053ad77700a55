import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { focusHeading } from '../../ui/focus'
import { Loaded } from '../../ui/loaded'
import { BackLink } from '../ui/back-link'
import { DeleteRowButton } from '../ui/delete-row-button'
import { IconButton } from '../ui/icon-button'
import { deleteSavedReply, savedRepliesQuery, type SavedReply } from './inbox.api'
import { SavedReplyForm } from './saved-reply-form'

/** The saved replies, and the form for one of them. */
export function SavedRepliesPage() {
  const { t } = useTranslation('desk-people')
  const query = useQuery(savedRepliesQuery())
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null)
  return (
    <>
      <BackLink to="/admin/inbox">{t('inbox.title')}</BackLink>
      <SavedRepliesHead isEditing={edited !== null} onAdd={() => setEdited('new')} />
      <p className="max-w-[65ch] text-muted">{t('inbox.saved.lead')}</p>
      {edited !== null && <EditedReply edited={edited} onClose={() => setEdited(null)} />}
      <Loaded query={query} skeleton="h-48 w-full">
        {(replies) => <SavedReplyRows replies={replies} onEdit={setEdited} />}
      </Loaded>
    </>
  )
}

function SavedRepliesHead({ isEditing, onAdd }: { isEditing: boolean; onAdd: () => void }) {
  const { t } = useTranslation('desk-people')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl">{t('inbox.saved.title')}</h1>
      {!isEditing && (
        <Button look="primary" onClick={onAdd}>
          <Plus aria-hidden size={18} />
          {t('inbox.saved.add')}
        </Button>
      )}
    </div>
  )
}

function EditedReply({ edited, onClose }: { edited: SavedReply | 'new'; onClose: () => void }) {
  const reply = edited === 'new' ? null : edited
  const key = reply ? `${reply.id} ${reply.version}` : 'new'
  const close = () => {
    onClose()
    focusHeading()
  }
  return <SavedReplyForm key={key} reply={reply} onClose={close} />
}

interface SavedReplyRowsProps {
  replies: readonly SavedReply[]
  onEdit: (reply: SavedReply) => void
}

function SavedReplyRows({ replies, onEdit }: SavedReplyRowsProps) {
  const { t } = useTranslation('desk-people')
  if (replies.length === 0) return <p className="text-muted">{t('inbox.saved.empty')}</p>
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {replies.map((reply) => (
        <SavedReplyRow key={reply.id} reply={reply} onEdit={() => onEdit(reply)} />
      ))}
    </ul>
  )
}

/** The name of a saved reply and the beginning of its text. */
function SavedReplyRow({ reply, onEdit }: { reply: SavedReply; onEdit: () => void }) {
  const { t } = useTranslation('desk-people')
  const lang = useLang()
  const { name } = reply
  return (
    <li className="flex items-center gap-2 px-4 py-2">
      <div className="min-w-0 grow">
        <h2 className="text-base wrap-anywhere">{name}</h2>
        <p className="line-clamp-1 text-sm text-muted">{reply[lang]}</p>
      </div>
      <IconButton icon={Pencil} label={t('inbox.saved.edit', { name })} onClick={onEdit} />
      <DeleteReply reply={reply} />
    </li>
  )
}

function DeleteReply({ reply }: { reply: SavedReply }) {
  const { t } = useTranslation('desk-people')
  return (
    <DeleteRowButton
      label={t('inbox.saved.delete', { name: reply.name })}
      action={t('inbox.saved.deleteAction')}
      done={t('inbox.saved.deleted')}
      onDelete={(client) => deleteSavedReply(client, reply)}
    >
      <p className="text-muted">{t('inbox.saved.deleteHint')}</p>
    </DeleteRowButton>
  )
}
