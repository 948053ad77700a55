import { useTranslation } from 'react-i18next'
import { changedFields } from '../editor/field-merge'

interface ChangedFieldsProps<Draft extends object> {
  before: Draft
  after: Draft
  labelOf: (field: keyof Draft & string) => string
  textOf: (draft: Draft, field: keyof Draft & string) => string
}

/** The fields in which two versions of a group differ, with both values. */
export function ChangedFields<Draft extends object>({
  before,
  after,
  labelOf,
  textOf,
}: ChangedFieldsProps<Draft>) {
  const { t } = useTranslation('settings')
  return (
    <dl className="flex flex-col gap-2">
      {changedFields(before, after).map((field) => (
        <div key={field}>
          <dt className="text-muted">{labelOf(field)}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">
            <del className="text-muted">{textOf(before, field) || t('history.nothing')}</del>
            <span aria-hidden> → </span>
            <ins className="font-semibold no-underline">
              {textOf(after, field) || t('history.nothing')}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
