import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartySize } from '../../../../worker/contracts/prices'
import { INQUIRY, TITLE_MAX, type CategoryId } from '../../../../worker/contracts/topic-rules'
import { useSession } from '../../../platform/session/session'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { useDraft } from '../../../platform/drafts/use-draft'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/field'
import { MarkdownField } from '../../../ui/markdown-field'
import { BOARD_KEY, postTopic } from '../board.api'
import { CATEGORY_KEY } from '../categories'
import {
  faultsInTopic,
  isPrivateDraft,
  readTags,
  refusedText,
  type TopicDraft,
  type TopicFaults,
} from './topic-draft'
import { CategoryField, DraftNote, PrivateField, TagsField } from './composer-fields'
import { SendFailure } from './send-failure'
import { TextStatus } from './text-status'
import { useImageUpload } from './use-image-upload'

interface TopicComposerProps {
  tourId: number
  category: CategoryId
  /** An inquiry's title begins with it. */
  party?: PartySize | undefined
  onClose: () => void
}

/** The new topic form, above the list. The draft is stored in this browser until it is sent. */
export function TopicComposer({ tourId, category, party, onClose }: TopicComposerProps) {
  const { t } = useTranslation(['board', 'common', 'errors'])
  const reader = useSession()
  const { draft, isStored, change, clear, clearSent } = useDraft<TopicDraft>(`topic:${tourId}`, {
    title: party && category === INQUIRY ? t('compose.titleFor', { count: party }) : '',
    category,
    tags: '',
    content: '',
    isPrivate: null,
  })
  const [wasTried, setTried] = useState(false)
  const navigate = useNavigate()
  const send = useSending(tourId, clearSent)
  const refused = refusedText(send.error, send.variables?.content === draft.content)
  const faults: TopicFaults = wasTried
    ? { ...(refused && { content: refused }), ...faultsInTopic(draft) }
    : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(faultsInTopic(draft)).length > 0 || send.isPending) return
    send.mutate(draft, {
      // Runs only while the form is mounted.
      onSuccess: (id) =>
        void navigate({
          to: '/tour/$forumId/$topicId',
          params: { forumId: String(tourId), topicId: String(id) },
          state: { isSent: true },
        }),
    })
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 className="text-xl">{t(`compose.heading.${CATEGORY_KEY[draft.category]}`)}</h2>
      <PrivateField value={isPrivateDraft(draft)} onChange={(isPrivate) => change({ isPrivate })} />
      {!reader && <p className="text-muted">{t('compose.loginHint')}</p>}
      <TopicFields tourId={tourId} draft={draft} faults={faults} onChange={change} />
      <SendFailure error={send.error} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="main" disabled={send.isPending} className="min-w-32">
          {t(sendLabel(draft.category, send.isPending))}
        </Button>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        {isStored && <DraftNote onDiscard={clear} />}
      </div>
    </form>
  )
}

interface TopicFieldsProps {
  tourId: number
  draft: TopicDraft
  faults: TopicFaults
  onChange: (changes: Partial<TopicDraft>) => void
}

function TopicFields({ tourId, draft, faults, onChange }: TopicFieldsProps) {
  const { t } = useTranslation(['board', 'errors'])
  const id = useId()
  const upload = useImageUpload(tourId)
  return (
    <>
      <CategoryField value={draft.category} onChange={(chosen) => onChange({ category: chosen })} />
      <TextField
        label={t('compose.title')}
        value={draft.title}
        maxLength={TITLE_MAX}
        placeholder={t('compose.titleHint')}
        error={faults.title && t(`errors:${faults.title}`)}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`${id}content`} className="font-semibold">
          {t('compose.content')}
        </label>
        <MarkdownField
          field={{
            id: `${id}content`,
            placeholder: t('compose.contentHint'),
            'aria-describedby': `${id}status`,
            'aria-invalid': faults.content !== undefined,
          }}
          value={draft.content}
          onChange={(content) => onChange({ content })}
          upload={upload}
        />
        <TextStatus id={`${id}status`} content={draft.content} fault={faults.content ?? null} />
      </div>
      <TagsField
        value={draft.tags}
        error={faults.tags && t(`errors:${faults.tags}`)}
        onChange={(tags) => onChange({ tags })}
      />
    </>
  )
}

function sendLabel(category: CategoryId, isSending: boolean) {
  if (isSending) return 'compose.sending'
  return category === INQUIRY ? 'compose.sendInquiry' : 'compose.send'
}

/** Sends a topic; a failure keeps the draft. */
function useSending(tourId: number, onSent: (draft: TopicDraft) => void) {
  const queryClient = useQueryClient()
  const { keyOf, done } = useRequestKey()
  return useMutation({
    mutationFn: (draft: TopicDraft, { client }) => {
      const { title, category, tags, content } = draft
      const isPrivate = isPrivateDraft(draft)
      const topic = { title: title.trim(), category, tags: readTags(tags), content, isPrivate }
      return postTopic(client, { tourId, topic, requestKey: keyOf(topic) })
    },
    onSuccess: async (_sent, draft) => {
      done()
      onSent(draft)
      await queryClient.invalidateQueries({ queryKey: BOARD_KEY, refetchType: 'none' })
    },
  })
}
