import type { z } from 'zod'
import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import { formatList } from '../../../platform/i18n/format'
import { firstWith } from '../../../../worker/contracts/translated'
import type { SettingTexts } from '../group-form'
import {
  findDocumentFaults,
  nameOf,
  toDocument,
  toDocumentDraft,
  type DocumentDraft,
  type FieldSpec,
} from './document'
import { toPoint } from './document-values'

/** A group of settings that is a list of documents with ids, in the order in which pages show them. */
export interface DocumentList {
  group: 'staff' | 'cars'
  specs: readonly FieldSpec[]
  /** The schema of one document. */
  schema: z.ZodType
}

export interface ListRow {
  /** The id of the document. */
  key: string
  fields: DocumentDraft
}

export interface ListDraft {
  rows: ListRow[]
}

export function toListRow({ specs }: DocumentList, key: string, value: object): ListRow {
  return { key, fields: toDocumentDraft(specs, value) }
}

export function toListDocument({ specs }: DocumentList, { key, fields }: ListRow): object {
  return { ...toDocument(specs, inEachLanguage(specs, fields)), id: key }
}

/** Pages need these texts in every language: where one is empty, that of another language is taken. */
function inEachLanguage(specs: readonly FieldSpec[], fields: DocumentDraft): DocumentDraft {
  const filled = { ...fields }
  for (const spec of specs.filter(
    ({ path, fault }) => path.includes('{lang}') && fault !== 'alt',
  )) {
    const pathIn = (lang: Lang) => spec.path.replace('{lang}', lang)
    for (const lang of LANGS) {
      const from = firstWith(lang, (each) => (fields[pathIn(each)] ?? '').trim() !== '')
      filled[pathIn(lang)] = fields[pathIn(from)] ?? ''
    }
  }
  return filled
}

export function faultsOfRow(list: DocumentList, row: ListRow) {
  return findDocumentFaults(list.specs, list.schema, toListDocument(list, row))
}

export function titleOf(fields: DocumentDraft, reader: Lang): string {
  const lang = firstWith(reader, (each) => Boolean(fields[`name.${each}`]))
  return fields[`name.${lang}`] ?? ''
}

/** All rows as one text, to show in a conflict. */
export function textOfRows({ rows }: ListDraft): string {
  return rows.map(({ fields }) => textsOf(fields).join(' · ')).join('\n\n')
}

/** The order and each field as parts of their own, for the history. */
export function partsOfRows({ rows }: ListDraft, t: SettingTexts, reader: Lang) {
  const titles = rows.map(({ fields }) => titleOf(fields, reader))
  return [
    { id: 'order', label: t('settings.list.order'), text: formatList(titles, reader) },
    ...rows.flatMap(({ key, fields }) =>
      Object.entries(fields).map(([path, text]) => ({
        id: `${key} ${path}`,
        label: labelOf(t, titleOf(fields, reader), path),
        text: path === 'focus' ? percentOf(text) : text,
      })),
    ),
  ]
}

function textsOf({ focus = '', ...fields }: DocumentDraft): string[] {
  return [...Object.values(fields), percentOf(focus)].filter((text) => text !== '')
}

function percentOf(focus: string): string {
  const { x, y } = toPoint(focus)
  return `${x}% ${y}%`
}

/** The field's name, with its language if the path has one. */
export function labelOf(t: SettingTexts, title: string, path: string): string {
  const { name, lang } = nameOf(path)
  const parts = [title, t(`settings.list.${name as 'name'}`), lang && t(`site:language.${lang}`)]
  return parts.filter(Boolean).join(' · ')
}
