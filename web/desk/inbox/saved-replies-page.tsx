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

/** Texts that answers begin with, in three languages. */
export function SavedRepliesPage() {
  const { t } = useTranslation('inbox')
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null)
  const close = () => {
    setEdited(null)
    focusHeading()
  }
  return (
    <>
      <Link to="/admin/inbox" className={`${buttonClass('link')} self-start`}>
        <ArrowLeft aria-hidden size={18} />
        {t('title')}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('saved.title')}</h1>
        {edited === null && (
          <Button look="primary" onClick={() => setEdited('new')}>
            <Plus aria-hidden size={18} />
            {t('saved.add')}
          </Button>
        )}
      </div>
      <p className="max-w-[65ch] text-muted">{t('saved.lead')}</p>
      {edited !== null && (
        <SavedReplyForm
          key={edited === 'new' ? 'new' : `${edited.id} ${edited.version}`}
          reply={edited === 'new' ? null : edited}
          onClose={close}
        />
      )}
      <SavedReplyList onEdit={setEdited} />
    </>
  )
}

function SavedReplyList({ onEdit }: { onEdit: (reply: SavedReply) => void }) {
  const { t } = useTranslation('inbox')
  const query = useQuery(savedRepliesQuery())
  return (
    <Loaded query={query} skeleton="h-48 w-full">
      {(replies) =>
        replies.length === 0 ? (
          <p className="text-muted">{t('saved.empty')}</p>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {replies.map((reply) => (
              <SavedReplyRow key={reply.id} reply={reply} onEdit={() => onEdit(reply)} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
