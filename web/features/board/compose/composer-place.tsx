import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { Lock, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  INQUIRY,
  QUESTION,
  type CategoryId,
  TITLE_MAX,
  TOPIC_CATEGORIES,
} from '../../../../worker/contracts/board/topic-rules'
import { useSession } from '../../../platform/session/session'
import { Button, buttonClass } from '../../../ui/button'
import { CheckField, TextField } from '../../../ui/field'
import { moveFocus } from '../../../ui/focus'
import { CATEGORY_KEY } from '../topic-facts'
import { DraftNote } from './draft-note'
import { PostTextField } from './post-text-field'
import { SendFailure } from './send-failure'
import { isPrivateDraft } from './topic-draft'
import { type TopicStart, useTopicForm, type TopicForm } from './use-topic-form'

const PILL = `${buttonClass('pill')} cursor-pointer has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary max-sm:px-3`

const CATEGORY_OF_HASH = { write: INQUIRY, 'write-new': QUESTION } as const

/** The composer, opened by the hash (`#write` for an inquiry, `#write-new`). */
export function ComposerPlace({ tourId, party }: Pick<TopicStart, 'tourId' | 'party'>) {
  const hash = useLocation({ select: (location) => location.hash })
  const category = CATEGORY_OF_HASH[hash as keyof typeof CATEGORY_OF_HASH]
  // The edge does not see the hash.
  const isOpen = useHydrated() && category !== undefined
  const composer = { tourId, category, party, onClose: useClosing(hash) }
  return (
    <div id="write" className="scroll-mt-4">
      <div id="write-new" className="scroll-mt-4">
        {!import.meta.env.SSR && isOpen && (
          <TopicComposer key={`${tourId} ${hash}`} {...composer} />
        )}
      </div>
    </div>
  )
}

/** Returns the focus to the link that opened the composer. */
function useClosing(hash: string): () => void {
  const navigate = useNavigate()
  return () => {
    moveFocus(document.querySelector(`#board a[href$="#${hash}"]`))
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  }
}

/** The new topic form, above the list. The draft is stored in this browser until it is sent. */
function TopicComposer({ onClose, ...start }: TopicStart & { onClose: () => void }) {
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
  const { t } = useTranslation(['board', 'site'])
  const { draft, send } = form
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" look="main" disabled={send.isPending} className="min-w-32">
        {t(sendLabel(draft.category, send.isPending))}
      </Button>
      <Button onClick={onCancel}>{t('site:cancel')}</Button>
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

/** Category, title, text and tags. */
function TopicFields({ tourId, form }: { tourId: number; form: TopicForm }) {
  const { draft, faults, change } = form
  const { t } = useTranslation(['board', 'errors'])
  return (
    <>
      <CategoryField form={form} />
      <TextField
        label={t('compose.title')}
        autoComplete="off"
        value={draft.title}
        maxLength={TITLE_MAX}
        placeholder={t('compose.titleHint')}
        error={faults.title && t(`errors:${faults.title}`)}
        onChange={({ target }) => change({ title: target.value })}
      />
      <Content tourId={tourId} form={form} />
      <TagsField form={form} />
    </>
  )
}

function Content({ tourId, form }: { tourId: number; form: TopicForm }) {
  const { t } = useTranslation('board')
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={`${id}content`} className="font-semibold">
        {t('compose.content')}
      </label>
      <PostTextField
        tourId={tourId}
        id={id}
        content={form.draft.content}
        fault={form.faults.content ?? null}
        onChange={(content) => form.change({ content })}
        field={{ placeholder: t('compose.contentHint') }}
      />
    </div>
  )
}

function CategoryField({ form: { draft, change } }: { form: TopicForm }) {
  const { t } = useTranslation('board')
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 font-semibold">{t('category.label')}</legend>
      {TOPIC_CATEGORIES.map((each) => (
        <label key={each} className={PILL}>
          <input
            type="radio"
            name={name}
            checked={draft.category === each}
            onChange={() => change({ category: each })}
            className="sr-only"
          />
          {t(`category.${CATEGORY_KEY[each]}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** Collapsed, because few need it; opens for a draft's tags and for an error. */
function TagsField({ form: { draft, faults, change } }: { form: TopicForm }) {
  const { t } = useTranslation(['board', 'errors'])
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen || draft.tags !== '' || faults.tags !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-2 rounded-field font-semibold hover:text-primary">
        {t('compose.tags')}
        <ChevronDown aria-hidden size={18} className="text-muted in-open:rotate-180" />
      </summary>
      <TextField
        label={<span className="sr-only">{t('compose.tags')}</span>}
        autoComplete="off"
        enterKeyHint="send"
        value={draft.tags}
        maxLength={200}
        placeholder={t('compose.tagsHint')}
        error={faults.tags && t(`errors:${faults.tags}`)}
        onChange={({ target }) => change({ tags: target.value })}
      />
    </details>
  )
}
