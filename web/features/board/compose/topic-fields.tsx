import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TITLE_MAX, TOPIC_CATEGORIES } from '../../../../worker/contracts/board/topic-rules'
import { buttonClass } from '../../../ui/button'
import { TextField } from '../../../ui/field'
import { CATEGORY_KEY } from '../topic-facts'
import { PostTextField } from './post-text-field'
import type { TopicForm } from './use-topic-form'

const PILL = `${buttonClass('pill')} cursor-pointer has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary max-sm:px-3`

/** Category, title, text and tags. */
export function TopicFields({ tourId, form }: { tourId: number; form: TopicForm }) {
  const { draft, faults, change } = form
  const { t } = useTranslation(['board', 'errors'])
  return (
    <>
      <CategoryField form={form} />
      <TextField
        label={t('compose.title')}
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
        value={draft.tags}
        maxLength={200}
        placeholder={t('compose.tagsHint')}
        error={faults.tags && t(`errors:${faults.tags}`)}
        onChange={({ target }) => change({ tags: target.value })}
      />
    </details>
  )
}
