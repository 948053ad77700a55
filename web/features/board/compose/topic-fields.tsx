import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TITLE_MAX } from '../../../../worker/contracts/board/topic-rules'
import { TextField } from '../../../ui/field'
import { CategoryField } from './category-field'
import { PostTextField } from './post-text-field'
import { TagsField } from './tags-field'
import type { useTopicForm } from './use-topic-form'

interface TopicFieldsProps {
  tourId: number
  form: Pick<ReturnType<typeof useTopicForm>, 'draft' | 'faults' | 'change'>
}

/** Category, title, text and tags. */
export function TopicFields({ tourId, form }: TopicFieldsProps) {
  const { draft, faults, change } = form
  const { t } = useTranslation(['board', 'errors'])
  return (
    <>
      <CategoryField value={draft.category} onChange={(category) => change({ category })} />
      <TextField
        label={t('compose.title')}
        value={draft.title}
        maxLength={TITLE_MAX}
        placeholder={t('compose.titleHint')}
        error={faults.title && t(`errors:${faults.title}`)}
        onChange={({ target }) => change({ title: target.value })}
      />
      <Content tourId={tourId} form={form} />
      <TagsField
        value={draft.tags}
        error={faults.tags && t(`errors:${faults.tags}`)}
        onChange={(tags) => change({ tags })}
      />
    </>
  )
}

function Content({ tourId, form: { draft, faults, change } }: TopicFieldsProps) {
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
        content={draft.content}
        fault={faults.content ?? null}
        onChange={(content) => change({ content })}
        field={{ placeholder: t('compose.contentHint') }}
      />
    </div>
  )
}
