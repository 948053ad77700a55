import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { INQUIRY, type CategoryId } from '../../../../worker/contracts/board/topic-rules'
import { useSession } from '../../../platform/session/session'
import { Button } from '../../../ui/button'
import { CheckField } from '../../../ui/field'
import { CATEGORY_KEY } from '../topic-facts'
import { DraftNote } from './draft-note'
import { SendFailure } from './send-failure'
import { isPrivateDraft } from './topic-draft'
import { TopicFields } from './topic-fields'
import { useTopicForm, type TopicForm, type TopicStart } from './use-topic-form'

/** The new topic form, above the list. The draft is stored in this browser until it is sent. */
export function TopicComposer({ onClose, ...start }: TopicStart & { onClose: () => void }) {
  const { t } = useTranslation('board')
  const reader = useSession()
  const form = useTopicForm(start)
  return (
    <form
      onSubmit={form.submit}
      noValidate
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 className="text-xl">{t(`compose.heading.${CATEGORY_KEY[form.draft.category]}`)}</h2>
      <PrivateField form={form} />
      {!reader && <p className="text-muted">{t('compose.loginHint')}</p>}
      <TopicFields tourId={start.tourId} form={form} />
      <SendFailure error={form.send.error} />
      <SendOrCancel form={form} onCancel={onClose} />
    </form>
  )
}

function SendOrCancel({ form, onCancel }: { form: TopicForm; onCancel: () => void }) {
  const { t } = useTranslation(['board', 'common'])
  const { draft, send } = form
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" look="main" disabled={send.isPending} className="min-w-32">
        {t(sendLabel(draft.category, send.isPending))}
      </Button>
      <Button onClick={onCancel}>{t('common:cancel')}</Button>
      {form.isStored && <DraftNote onDiscard={form.discard} />}
    </div>
  )
}

function sendLabel(category: CategoryId, isSending: boolean) {
  if (isSending) return 'compose.sending'
  return category === INQUIRY ? 'compose.sendInquiry' : 'compose.send'
}

function PrivateField({ form: { draft, change } }: { form: TopicForm }) {
  const { t } = useTranslation('board')
  const isPrivate = isPrivateDraft(draft)
  const label = (
    <span className="flex items-center gap-1.5 font-semibold">
      <Lock aria-hidden size={15} />
      {t('compose.private')}
    </span>
  )
  return (
    <CheckField
      role="switch"
      aria-checked={isPrivate}
      label={label}
      hint={t(isPrivate ? 'compose.privateHint' : 'compose.openHint')}
      checked={isPrivate}
      onChange={({ target }) => change({ isPrivate: target.checked })}
    />
  )
}
