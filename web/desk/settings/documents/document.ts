import type { z } from 'zod'
import { USUAL_FOCUS, type ImageFocus } from '../../../worker/contracts/images'
import { isLang, LANGS, type Lang } from '../../../worker/contracts/languages'
import type { Translated } from '../../../worker/contracts/schemas'
import { AreaField, CheckField, TextField } from '../../ui/field'
import { LanguageColumns } from '../editor/language-columns'
import type { Fault, Faults, FormProps } from './group-form'
import { PictureField } from './picture-field'
import { readNumber } from './read-number'
import { RegionsField } from './regions-field'

/** A field of a document, by its path. */
export interface FieldSpec {
  /** With `{lang}` for a field of each language. */
  path: string
  kind?: 'line' | 'whole' | 'flag' | 'links' | 'lines' | 'regions' | 'picture' | 'point'
  fault: Fault
}

/** Texts by path, as typed; a flag is `true` or empty. */
export type DocumentDraft = Record<string, string>

const NO_NUMBER = -1

/** The paths of the fields, each language's one by one. */
export function pathsOf({ path }: FieldSpec): string[] {
  return path.includes('{lang}') ? LANGS.map((lang) => path.replace('{lang}', lang)) : [path]
}

export function toDocumentDraft(specs: readonly FieldSpec[], value: object): DocumentDraft {
  return Object.fromEntries(
    specs.flatMap((spec) => pathsOf(spec).map((path) => [path, typed(spec, partAt(value, path))])),
  )
}

/** What the draft says; a number that cannot be read is out of every bounds. */
export function toDocument(specs: readonly FieldSpec[], draft: DocumentDraft): object {
  const value = {}
  for (const spec of specs)
    for (const path of pathsOf(spec)) setPart(value, path, parsed(spec, draft[path] ?? ''))
  return value
}

/** The sentences of the fields that the schema refuses. */
export function findDocumentFaults(
  specs: readonly FieldSpec[],
  schema: z.ZodType,
  value: object,
): Faults<DocumentDraft> {
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

interface DocumentFieldsProps extends FormProps<DocumentDraft> {
  specs: readonly FieldSpec[]
  labelOf: (path: string) => string
  sentenceOf: (fault: Fault) => string
  /** Of the columns by language. */
  columnsLabel: string
  /** Whether the label is a heading above the columns. */
  hasHeading?: boolean
}

/** The fields of a document; those by language are columns on a desktop. */
export function DocumentFields({
  specs,
  columnsLabel,
  hasHeading = false,
  ...form
}: DocumentFieldsProps) {
  // A point is set in its picture.
  const plain = specs.filter(({ path, kind }) => !path.includes('{lang}') && kind !== 'point')
  const whole = { specs, columnsLabel, ...form }
  const byLang = specs.filter(({ path }) => path.includes('{lang}'))
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {plain.map((spec) => (
          <DocumentField key={spec.path} spec={spec} path={spec.path} {...whole} />
        ))}
      </div>
      {hasHeading && <h2 className="text-lg">{columnsLabel}</h2>}
      {byLang.length > 0 && (
        <LanguageColumns label={columnsLabel}>
          {(lang) =>
            byLang.map((spec) => (
              <DocumentField
                key={spec.path}
                spec={spec}
                path={spec.path.replace('{lang}', lang)}
                {...whole}
              />
            ))
          }
        </LanguageColumns>
      )}
    </>
  )
}

function DocumentField({
  spec,
  path,
  draft,
  faults,
  onChange,
  labelOf,
  sentenceOf,
  ...form
}: Omit<DocumentFieldsProps, 'hasHeading'> & {
  spec: FieldSpec
  path: string
}) {
  const text = draft[path] ?? ''
  const fault = faults[path]
  const props = { label: labelOf(path), error: fault && sentenceOf(fault) }
  if (spec.kind === 'flag')
    return (
      <CheckField
        label={props.label}
        checked={text === 'true'}
        onChange={({ target }) => onChange({ [path]: target.checked ? 'true' : '' })}
      />
    )
  if (spec.kind === 'picture')
    return (
      <PictureField
        {...props}
        name={form.columnsLabel}
        url={text}
        focus={toPoint(draft['focus'])}
        onFocus={({ x, y }) => onChange({ focus: `${x} ${y}` })}
        onRemove={() => onChange({ [path]: '', focus: '', ...altsOf(form.specs, []) })}
        onPick={({ url, focus, alt }) =>
          onChange({ [path]: url, focus: `${focus.x} ${focus.y}`, ...altsOf(form.specs, alt) })
        }
      />
    )
  if (spec.kind === 'regions')
    return (
      <RegionsField
        {...props}
        slugs={wordsOf(text)}
        onChange={(slugs) => onChange({ [path]: slugs.join(' ') })}
      />
    )
  if (spec.kind === 'links' || spec.kind === 'lines')
    return (
      <AreaField
        {...props}
        value={text}
        onChange={({ target }) => onChange({ [path]: target.value })}
      />
    )
  return (
    <TextField
      {...props}
      autoComplete="off"
      {...(spec.kind === 'whole' && { inputMode: 'numeric' as const })}
      value={text}
      onChange={({ target }) => onChange({ [path]: target.value })}
    />
  )
}

/** What the picture's own description says, in the fields that there are for it. */
function altsOf(specs: readonly FieldSpec[], alt: Translated): DocumentDraft {
  const paths = specs.flatMap(pathsOf).filter((path) => path.startsWith('alt.'))
  return Object.fromEntries(
    paths.map((path) => [path, alt.find(({ lang }) => path === `alt.${lang}`)?.txt ?? '']),
  )
}

/** `50 30`; anything else is the usual point. */
export function toPoint(text = ''): ImageFocus {
  const [x = NaN, y = NaN] = text.split(' ').map(Number)
  return Number.isInteger(x) && Number.isInteger(y) ? { x, y } : USUAL_FOCUS
}

function typed({ kind }: FieldSpec, part: unknown): string {
  if (part === null || part === undefined) return ''
  if (kind === 'flag') return part === true ? 'true' : ''
  if (kind === 'regions') return (part as string[]).join(' ')
  if (kind === 'point') {
    const { x, y } = part as ImageFocus
    return `${x} ${y}`
  }
  if (kind === 'links')
    return (part as { name: string; url: string }[])
      .map(({ name, url }) => `${name} ${url}`)
      .join('\n')
  return typeof part === 'number' ? String(part) : (part as string)
}

function parsed({ kind }: FieldSpec, text: string): unknown {
  if (kind === 'flag') return text === 'true'
  if (kind === 'whole') return readNumber(text, [0, 1_000_000], 0) ?? NO_NUMBER
  if (kind === 'links') return linesOf(text).map(toLink)
  if (kind === 'regions') return wordsOf(text)
  if (kind === 'point') return toPoint(text)
  if (kind === 'lines') return text.trim().replaceAll(/\s+/g, ' ')
  return text.trim()
}

/** `Instagram https://…`: the address is the last word. */
function toLink(text: string): { name: string; url: string } {
  const at = text.search(/\S+$/)
  return { name: text.slice(0, at).trim(), url: text.slice(at) }
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function partAt(value: unknown, path: string): unknown {
  let part = value
  for (const name of path.split('.'))
    part = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined
  return part
}

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
