import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { focusHeading } from '../../../ui/focus'
import { MoveButtons } from '../../editor/move-buttons'
import { moveTo } from '../../editor/move-to'
import { IconTextButton } from '../../ui/icon-text-button'
import type { FormProps } from '../group-form'
import { nameOf, type DocumentDraft } from './document'
import { DocumentFields } from './document-fields'
import {
  faultsOfRow,
  labelOf,
  titleOf,
  toListRow,
  type DocumentList,
  type ListDraft,
  type ListRow,
} from './list-draft'

interface ListRowsProps extends FormProps<ListDraft> {
  list: DocumentList
}

/** The form of a list: its documents can be changed, moved, added and removed. */
export function ListRows(form: ListRowsProps) {
  return (
    <>
      <ol className="flex flex-col gap-4">
        {form.draft.rows.map((row) => (
          <li key={row.key} className="rounded-card border border-line bg-surface p-4">
            <RowHead form={form} row={row} />
            <RowFields form={form} row={row} />
          </li>
        ))}
      </ol>
      <AddButton form={form} />
    </>
  )
}

function AddButton({ form: { list, draft, onChange } }: Pick<RowProps, 'form'>) {
  const { t } = useTranslation('desk')
  const add = () => onChange({ rows: [...draft.rows, toListRow(list, crypto.randomUUID(), {})] })
  const text = t(`settings.list.add.${list.group}`)
  return <IconTextButton icon={Plus} size={18} className="self-start" text={text} onClick={add} />
}

interface RowProps {
  form: ListRowsProps
  row: ListRow
}

function useRowName({ fields }: ListRow): string {
  const { t } = useTranslation('desk')
  return titleOf(fields, useLang()) || t('settings.list.unnamed')
}

function RowHead({ form, row }: RowProps) {
  const { t } = useTranslation('desk')
  const name = useRowName(row)
  const remove = () => {
    focusHeading()
    form.onChange({ rows: form.draft.rows.filter((each) => each !== row) })
  }
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <h2 className="grow text-base">{name}</h2>
      <RowMoves form={form} row={row} />
      <Button look="framedIcon" aria-label={t('settings.list.remove', { name })} onClick={remove}>
        <Trash2 aria-hidden size={18} />
      </Button>
    </div>
  )
}

function RowMoves({ form: { draft, onChange }, row }: RowProps) {
  const { t } = useTranslation('desk')
  const { rows } = draft
  const name = useRowName(row)
  const index = rows.indexOf(row)
  return (
    <MoveButtons
      up={t('settings.regions.up', { name })}
      down={t('settings.regions.down', { name })}
      canMoveUp={index > 0}
      canMoveDown={index < rows.length - 1}
      onMove={(step) => onChange({ rows: moveTo(rows, index, index + step) })}
    />
  )
}

function RowFields({ form: { list, draft, faults, onChange }, row }: RowProps) {
  const { t } = useTranslation('desk')
  /** A column has its language as a heading. */
  const isColumn = (path: string) => list.specs.every((spec) => spec.path !== path)
  const change = (part: Partial<DocumentDraft>) => {
    const fields = { ...row.fields, ...part } as DocumentDraft
    onChange({ rows: draft.rows.map((each) => (each === row ? { ...each, fields } : each)) })
  }
  return (
    <DocumentFields
      specs={list.specs}
      draft={row.fields}
      faults={faults.rows ? faultsOfRow(list, row) : {}}
      columnsLabel={useRowName(row)}
      labelOf={(path) => labelOf(t, '', isColumn(path) ? nameOf(path).name : path)}
      onChange={change}
    />
  )
}
