import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../../worker/contracts/languages'
import type { ImageFocus } from '../../../../worker/contracts/media/images'
import type { Translated } from '../../../../worker/contracts/schemas'
import { useLang } from '../../../platform/i18n/use-lang'
import { AreaField, CheckField, TextField } from '../../../ui/field'
import { LanguageColumns } from '../../editor/language-columns'
import { regionName, regionsQuery, type Region } from '../../editor/regions'
import { FocusPicker } from '../../images/focus-picker'
import { Fault } from '../../ui/fault'
import {
  type DocumentForm,
  type FieldSpec,
  type DocumentFieldProps,
  pathsOf,
  useLabels,
  type DocumentDraft,
} from './document'
import { pointText, toPoint, wordsOf } from './document-values'
import { ImageButtons } from './image-buttons'

/** `hasHeading`: whether the label of the columns is shown as a heading above them. */
type DocumentFieldsProps = DocumentForm & { hasHeading?: boolean }

/** The fields of a document. Fields by language are columns on a desktop. */
export function DocumentFields({ hasHeading = false, ...form }: DocumentFieldsProps) {
  return (
    <>
      <PlainFields {...form} />
      {hasHeading && <h2 className="text-lg">{form.columnsLabel}</h2>}
      <LanguageFields {...form} />
    </>
  )
}

function PlainFields(form: DocumentForm) {
  // A focus is set in its image.
  const specs = form.specs.filter((spec) => !isByLang(spec) && spec.kind !== 'point')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {specs.map((spec) => (
        <DocumentField key={spec.path} spec={spec} path={spec.path} form={form} />
      ))}
    </div>
  )
}

function LanguageFields(form: DocumentForm) {
  const specs = form.specs.filter(isByLang)
  if (specs.length === 0) return null
  return (
    <LanguageColumns label={form.columnsLabel}>
      {(lang) =>
        specs.map((spec) => (
          <DocumentField key={spec.path} spec={spec} path={pathIn(lang, spec)} form={form} />
        ))
      }
    </LanguageColumns>
  )
}

const isByLang = ({ path }: FieldSpec) => path.includes('{lang}')
const pathIn = (lang: Lang, { path }: FieldSpec) => path.replace('{lang}', lang)

/** The control for a field's kind. */
function DocumentField(props: DocumentFieldProps) {
  switch (props.spec.kind) {
    case 'flag':
      return <FlagField {...props} />
    case 'image':
      return <DocumentImage {...props} />
    case 'regions':
      return <RegionsField {...props} />
    default:
      return <DocumentText {...props} />
  }
}

function FlagField({ path, form: { draft, labelOf, onChange } }: DocumentFieldProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
    onChange({ [path]: target.checked ? 'true' : '' })
  return <CheckField label={labelOf(path)} checked={draft[path] === 'true'} onChange={change} />
}

function DocumentText({ spec: { kind }, path, form }: DocumentFieldProps) {
  const labels = useLabels(form, path)
  const value = form.draft[path] ?? ''
  const type = (text: string) => form.onChange({ [path]: text })
  if (kind === 'links' || kind === 'lines')
    return <AreaField {...labels} value={value} onChange={({ target }) => type(target.value)} />
  return (
    <TextField
      {...labels}
      autoComplete="off"
      {...(kind === 'whole' && { inputMode: 'numeric' as const })}
      value={value}
      onChange={({ target }) => type(target.value)}
    />
  )
}

/** Chooses regions; they keep their order. */
function RegionsField({ path, form }: DocumentFieldProps) {
  const regions = useQuery(regionsQuery()).data ?? []
  const { label, error } = useLabels(form, path)
  const slugs = wordsOf(form.draft[path] ?? '')
  const toggle = (slug: string) => form.onChange({ [path]: toggled(regions, slugs, slug) })
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-4">
        {regions.map((region) => (
          <RegionBox key={region.slug} region={region} slugs={slugs} onToggle={toggle} />
        ))}
      </div>
      <Fault>{error}</Fault>
    </fieldset>
  )
}

interface RegionBoxProps {
  region: Region
  slugs: readonly string[]
  onToggle: (slug: string) => void
}

function RegionBox({ region, slugs, onToggle }: RegionBoxProps) {
  const box = { checked: slugs.includes(region.slug), onChange: () => onToggle(region.slug) }
  return <CheckField label={regionName(region, useLang())} {...box} />
}

function toggled(regions: readonly Region[], slugs: readonly string[], changed: string): string {
  const all = regions.map(({ slug }) => slug)
  return all.filter((slug) => slugs.includes(slug) !== (slug === changed)).join(' ')
}

/** An image from the company's gallery, with its focus and its descriptions, which are fields of their own. */
function DocumentImage({ path, form }: DocumentFieldProps) {
  const { draft, specs, onChange } = form
  const { label, error } = useLabels(form, path)
  const image = { name: form.columnsLabel, url: draft[path] ?? '' }
  const store = (url: string, focus: string, alt: Translated) =>
    onChange({ [path]: url, focus, ...altsOf(specs, alt) })
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {image.url && <ImageFocusField {...image} form={form} />}
      <ImageButtons
        {...image}
        onPick={({ url, focus, alt }) => store(url, pointText(focus), alt)}
        onRemove={() => store('', '', [])}
      />
      <Fault>{error}</Fault>
    </fieldset>
  )
}

/** Copies the image's own descriptions to the document's fields for them. */
function altsOf(specs: readonly FieldSpec[], alt: Translated): DocumentDraft {
  const paths = specs.flatMap(pathsOf).filter((path) => path.startsWith('alt.'))
  return Object.fromEntries(
    paths.map((path) => [path, alt.find(({ lang }) => path === `alt.${lang}`)?.txt ?? '']),
  )
}

interface ImageFocusFieldProps extends Pick<DocumentFieldProps, 'form'> {
  name: string
  url: string
}

/** Sets the focus of a chosen image. */
function ImageFocusField({ name, url, form }: ImageFocusFieldProps) {
  const { t } = useTranslation('desk-people')
  const save = (next: ImageFocus) => {
    form.onChange({ focus: pointText(next) })
    return Promise.resolve(true)
  }
  const label = t('picture.focus', { name })
  return (
    <FocusPicker image={{ url, focus: toPoint(form.draft['focus']) }} label={label} onSave={save} />
  )
}
