import { useTranslation } from 'react-i18next'
import { changedFields } from '../editor/field-merge'
import type { DraftTexts } from './group-form'

interface ChangedFieldsProps<Draft extends object> extends DraftTexts<Draft> {
  before: Draft
  after: Draft
}

/** The fields that differ between two versions of a group, with both values. */
export function ChangedFields<Draft extends object>(props: ChangedFieldsProps<Draft>) {
  const { t } = useTranslation('desk')
  return (
    <dl className="flex flex-col gap-2">
      {changesOf(props).map(({ id, label, from, to }) => (
        <div key={id}>
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">
            <del className="text-muted">{from || t('settings.history.nothing')}</del>
            <span aria-hidden> → </span>
            <ins className="font-semibold no-underline">{to || t('settings.history.nothing')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function changesOf<Draft extends object>(props: ChangedFieldsProps<Draft>) {
  const { before, after, labelOf, textOf, partsOf } = props
  if (!partsOf)
    return changedFields(before, after).map((field) => ({
      id: field,
      label: labelOf(field),
      from: textOf(before, field),
      to: textOf(after, field),
    }))
  const [old, next] = [partsOf(before), partsOf(after)]
  const known = new Set(next.map(({ id }) => id))
  return [...next, ...old.filter(({ id }) => !known.has(id))]
    .map(({ id, label }) => ({ id, label, from: partText(old, id), to: partText(next, id) }))
    .filter(({ from, to }) => from !== to)
}

function partText(parts: readonly { id: string; text: string }[], wanted: string): string {
  return parts.find(({ id }) => id === wanted)?.text ?? ''
}
