import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../ui/button'
import { focusHeading } from '../../ui/focus'
import { Loaded } from '../../ui/loaded'
import { savedRepliesQuery, type SavedReply } from './inbox.api'
import { SavedReplyForm } from './saved-reply-form'
import { SavedReplyRow } from './saved-reply-row'

/** The saved replies, and the form for one of them. */
export function SavedRepliesPage() {
  const { t } = useTranslation('inbox')
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null)
  return (
    <>
      <Link to="/admin/inbox" className={`${buttonClass('link')} self-start`}>
        <ArrowLeft aria-hidden size={18} />
        {t('title')}
      </Link>
      <SavedRepliesHead isEditing={edited !== null} onAdd={() => setEdited('new')} />
      <p className="max-w-[65ch] text-muted">{t('saved.lead')}</p>
      {edited !== null && <EditedReply edited={edited} onClose={() => setEdited(null)} />}
      <SavedReplyList onEdit={setEdited} />
    </>
  )
}

function SavedRepliesHead({ isEditing, onAdd }: { isEditing: boolean; onAdd: () => void }) {
  const { t } = useTranslation('inbox')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl">{t('saved.title')}</h1>
      {!isEditing && (
        <Button look="primary" onClick={onAdd}>
          <Plus aria-hidden size={18} />
          {t('saved.add')}
        </Button>
      )}
    </div>
  )
}

interface EditedReplyProps {
  edited: SavedReply | 'new'
  onClose: () => void
}

function EditedReply({ edited, onClose }: EditedReplyProps) {
  const reply = edited === 'new' ? null : edited
  const key = reply ? `${reply.id} ${reply.version}` : 'new'
  const close = () => {
    onClose()
    focusHeading()
  }
  return <SavedReplyForm key={key} reply={reply} onClose={close} />
}

function SavedReplyList({ onEdit }: { onEdit: (reply: SavedReply) => void }) {
  const query = useQuery(savedRepliesQuery())
  return (
    <Loaded query={query} skeleton="h-48 w-full">
      {(replies) => <SavedReplyRows replies={replies} onEdit={onEdit} />}
    </Loaded>
  )
}

interface SavedReplyRowsProps {
  replies: readonly SavedReply[]
  onEdit: (reply: SavedReply) => void
}

function SavedReplyRows({ replies, onEdit }: SavedReplyRowsProps) {
  const { t } = useTranslation('inbox')
  if (replies.length === 0) return <p className="text-muted">{t('saved.empty')}</p>
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {replies.map((reply) => (
        <SavedReplyRow key={reply.id} reply={reply} onEdit={() => onEdit(reply)} />
      ))}
    </ul>
  )
}
