import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { focusHeading } from '../../ui/focus'
import { Button } from '../../ui/button'
import { MoveButtons } from '../editor/move-buttons'
import { moveTo } from '../editor/move-to'
import {
  DocumentFields,
  findDocumentFaults,
  nameOf,
  toDocument,
  toDocumentDraft,
  toPoint,
  type DocumentDraft,
  type FieldSpec,
} from './document-form'
import type { FormProps, GroupForm, SettingTexts } from './group-form'

export interface ListDraft {
  /** `key` is the id of the row's document. */
  rows: { key: string; fields: DocumentDraft }[]
}

interface ListOptions<Group extends 'staff' | 'cars'> {
  group: Group
  specs: readonly FieldSpec[]
  /** Of one row. */
  schema: z.ZodType
}

/** The form of a group that is a list of documents with an id, in the order in which pages show them. */
export function listForm<Group extends 'staff' | 'cars'>({
  group,
  specs,
  schema,
}: ListOptions<Group>): GroupForm<Group, ListDraft> {
  const named: 'staff' | 'cars' = group
  const toRow = ({ key, fields }: ListDraft['rows'][number]) => ({
    ...toDocument(specs, fields),
    id: key,
  })
  const faultsOf = (row: ListDraft['rows'][number]) => findDocumentFaults(specs, schema, toRow(row))

  function ListForm({ draft: { rows }, faults, onChange }: FormProps<ListDraft>) {
    const { t } = useTranslation(['settings', 'common'])
    const set = (key: string, part: DocumentDraft) =>
      onChange({
        rows: rows.map((row) =>
          row.key === key ? { key, fields: { ...row.fields, ...part } } : row,
        ),
      })
    const add = () =>
      onChange({
        rows: [...rows, { key: crypto.randomUUID(), fields: toDocumentDraft(specs, {}) }],
      })
    return (
      <>
        <ol className="flex flex-col gap-4">
          {rows.map((row, index) => {
            const name = titleOf(row.fields) || t('list.unnamed')
            return (
              <li key={row.key} className="rounded-card border border-line bg-surface p-4">
                <div className="mb-3 flex flex-wrap items-center gap-2">
                  <h2 className="grow text-base">{name}</h2>
                  <MoveButtons
                    up={t('regions.up', { name })}
                    down={t('regions.down', { name })}
                    canMoveUp={index > 0}
                    canMoveDown={index < rows.length - 1}
                    onMove={(step) => onChange({ rows: moveTo(rows, index, index + step) })}
                  />
                  <Button
                    look="framedIcon"
                    aria-label={t('list.remove', { name })}
                    onClick={() => {
                      focusHeading()
                      onChange({ rows: rows.filter((each) => each !== row) })
                    }}
                  >
                    <Trash2 aria-hidden size={18} />
                  </Button>
                </div>
                <DocumentFields
                  specs={specs}
                  draft={row.fields}
                  faults={faults.rows ? faultsOf(row) : {}}
                  columnsLabel={name}
                  labelOf={(path) => t(`list.${nameOf(path).name as 'name'}`)}
                  sentenceOf={(fault) => t(`fault.${fault}`)}
                  onChange={(part) => set(row.key, part as DocumentDraft)}
                />
              </li>
            )
          })}
        </ol>
        <Button className="self-start" onClick={add}>
          <Plus aria-hidden size={18} />
          {t(`list.add.${named}`)}
        </Button>
      </>
    )
  }

  return {
    group,
    toDraft: (rows) => ({
      rows: rows.map((row) => ({ key: row.id, fields: toDocumentDraft(specs, row) })),
    }),
    toValue: ({ rows }) => rows.map(toRow) as never,
    findFaults: ({ rows }) =>
      rows.some((row) => Object.keys(faultsOf(row)).length > 0) ? { rows: 'list' } : {},
    texts: (t: SettingTexts) => ({
      labelOf: () => t(`groups.${named}`),
      textOf: ({ rows }: ListDraft) =>
        rows.map(({ fields }) => textsOf(fields).join(' · ')).join('\n\n'),
      partsOf: ({ rows }: ListDraft) => [
        {
          id: 'order',
          label: t('list.order'),
          text: rows.map(({ fields }) => titleOf(fields)).join(', '),
        },
        ...rows.flatMap(({ key, fields }) =>
          Object.entries(fields).map(([path, text]) => ({
            id: `${key} ${path}`,
            label: labelOf(t, titleOf(fields), path),
            text: path === 'focus' ? pointText(text) : text,
          })),
        ),
      ],
    }),
    Form: ListForm,
  }
}

/** What is in a row's fields, for a conflict. */
function textsOf({ focus = '', ...fields }: DocumentDraft): string[] {
  return [...Object.values(fields), pointText(focus)].filter((text) => text !== '')
}

function pointText(focus: string): string {
  const { x, y } = toPoint(focus)
  return `${x}% ${y}%`
}

function labelOf(t: SettingTexts, title: string, path: string): string {
  const { name, lang } = nameOf(path)
  const parts = [title, t(`list.${name as 'name'}`), lang && t(`common:language.${lang}`)]
  return parts.filter(Boolean).join(' · ')
}

function titleOf(fields: DocumentDraft): string {
  return fields['name.ca'] || fields['name.kr'] || ''
}
