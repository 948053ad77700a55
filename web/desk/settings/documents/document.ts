import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { isLang, LANGS, type Lang } from '../../../../worker/contracts/languages'
import type { Fault, Faults, FormProps } from '../group-form'
import { readText, writeText, type FieldKind } from './document-values'

/** A field of a document, by its path. */
export interface FieldSpec {
  /** Has `{lang}` if every language has its own field. */
  path: string
  kind?: FieldKind
  fault: Fault
}

/** Texts by path, as typed; a flag is `true` or empty. */
export type DocumentDraft = Record<string, string>

/** The paths of a field, one for each language if it has `{lang}`. */
export function pathsOf({ path }: FieldSpec): string[] {
  return path.includes('{lang}') ? LANGS.map((lang) => path.replace('{lang}', lang)) : [path]
}

export function toDocumentDraft(specs: readonly FieldSpec[], value: object): DocumentDraft {
  return Object.fromEntries(
    specs.flatMap((spec) =>
      pathsOf(spec).map((path) => [path, writeText(spec.kind, partAt(value, path))]),
    ),
  )
}

/** The document of a draft. A number that cannot be read becomes one that every bound refuses. */
export function toDocument(specs: readonly FieldSpec[], draft: DocumentDraft): object {
  const value = {}
  for (const spec of specs)
    for (const path of pathsOf(spec)) setPart(value, path, readText(spec.kind, draft[path] ?? ''))
  return value
}

/** The faults of the fields that the schema refuses. */
export function findDocumentFaults(specs: readonly FieldSpec[], schema: z.ZodType, value: object) {
  const faults: Faults<DocumentDraft> = {}
  for (const { path } of schema.safeParse(value).error?.issues ?? []) {
    const place = path.join('.')
    for (const spec of specs)
      for (const own of pathsOf(spec))
        if (place === own || place.startsWith(`${own}.`)) faults[own] = spec.fault
  }
  return faults
}

/** `licence.kr` is the field `licence` in Korean; a path below a name is joined by `_`. */
export function nameOf(path: string): { name: string; lang: Lang | null } {
  const parts = path.split('.')
  return {
    name: parts.filter((part) => !isLang(part)).join('_'),
    lang: parts.find(isLang) ?? null,
  }
}

/** The part of an object at a path such as `address.city`; undefined if there is none. */
function partAt(value: unknown, path: string): unknown {
  let part = value
  for (const name of path.split('.'))
    part = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined
  return part
}

/** Sets the part at a path and creates the objects on the way. */
function setPart(value: object, path: string, part: unknown): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  let place = value
  for (const name of names) {
    if (!Reflect.has(place, name)) Reflect.set(place, name, {})
    place = Reflect.get(place, name) as object
  }
  Reflect.set(place, last, part)
}

/** A document that is edited, with the texts of its fields. */
export interface DocumentForm extends FormProps<DocumentDraft> {
  specs: readonly FieldSpec[]
  labelOf: (path: string) => string
  /** Label of the columns by language. */
  columnsLabel: string
}

export interface DocumentFieldProps {
  spec: FieldSpec
  /** Path of the field, for one language if the spec has all. */
  path: string
  form: DocumentForm
}

/** A field's label, and its error if it has a fault. */
export function useLabels({ faults, labelOf }: DocumentForm, path: string) {
  const { t } = useTranslation('desk')
  const fault = faults[path]
  return { label: labelOf(path), error: fault && t(`settings.fault.${fault}`) }
}
