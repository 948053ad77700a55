import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { Button, buttonClass } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { focusHeading } from '../../ui/focus'
import { Loaded } from '../../ui/loaded'
import { useAction } from '../ui/use-action'
import { deleteSavedReply, savedRepliesQuery, type SavedReply } from './inbox.api'
import { SavedReplyForm } from './saved-reply-form'

/** Texts that answers begin with, in three languages. */
export function SavedRepliesPage() {
  const { t } = useTranslation('inbox')
  const query = useQuery(savedRepliesQuery())
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
      <Loaded query={query} skeleton="h-48 w-full">
        {(replies) =>
          replies.length === 0 ? (
            <p className="text-muted">{t('saved.empty')}</p>
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {replies.map((reply) => (
                <SavedReplyRow key={reply.id} reply={reply} onEdit={() => setEdited(reply)} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}

function SavedReplyRow({ reply, onEdit }: { reply: SavedReply; onEdit: () => void }) {
  const { t } = useTranslation('inbox')
  const lang = useLang()
  const { isBusy, run } = useAction()
  const [isAsked, setAsked] = useState(false)
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
      <Button
        look="icon"
        disabled={isBusy}
        aria-label={t('saved.delete', { name })}
        title={t('saved.delete', { name })}
        onClick={() => setAsked(true)}
      >
        <Trash2 aria-hidden size={18} />
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t('saved.delete', { name })}
        action={t('saved.deleteAction')}
        onConfirm={() =>
          void run((client) => deleteSavedReply(client, reply), {
            text: t('saved.deleted'),
            removesRow: true,
          })
        }
      >
        <p className="text-muted">{t('saved.deleteHint')}</p>
      </ConfirmDialog>
    </li>
  )
}
