import { useQuery } from '@tanstack/react-query'
import { textIn } from '../../../platform/i18n/translated'
import { useLang } from '../../../platform/i18n/use-lang'
import { AreaField, CheckField, TextField } from '../../../ui/field'
import { regionsQuery, type Region } from '../../tours/tours.api'
import { labelsOf, type DocumentFieldProps } from './document-form'
import { DocumentPicture } from './document-picture'
import { wordsOf } from './document-values'

/** The control for a field's kind. */
export function DocumentField(props: DocumentFieldProps) {
  switch (props.spec.kind) {
    case 'flag':
      return <FlagField {...props} />
    case 'picture':
      return <DocumentPicture {...props} />
    case 'regions':
      return <DocumentRegions {...props} />
    default:
      return <DocumentText {...props} />
  }
}

function FlagField({ path, form: { draft, labelOf, onChange } }: DocumentFieldProps) {
  return (
    <CheckField
      label={labelOf(path)}
      checked={draft[path] === 'true'}
      onChange={({ target }) => onChange({ [path]: target.checked ? 'true' : '' })}
    />
  )
}

function DocumentRegions({ path, form }: DocumentFieldProps) {
  return (
    <RegionsField
      {...labelsOf(form, path)}
      slugs={wordsOf(form.draft[path] ?? '')}
      onChange={(slugs) => form.onChange({ [path]: slugs.join(' ') })}
    />
  )
}

function DocumentText({ spec: { kind }, path, form }: DocumentFieldProps) {
  const labels = labelsOf(form, path)
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

interface RegionsFieldProps {
  label: string
  /** Slugs of the chosen regions. */
  slugs: readonly string[]
  error?: string | undefined
  onChange: (slugs: string[]) => void
}

/** Chooses regions; they keep their order. */
function RegionsField({ label, slugs, error, onChange }: RegionsFieldProps) {
  const regions = useQuery(regionsQuery()).data ?? []
  const toggle = (slug: string) => onChange(toggled(regions, slugs, slug))
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-4">
        {regions.map((region) => (
          <RegionBox key={region.slug} region={region} slugs={slugs} onToggle={toggle} />
        ))}
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}

interface RegionBoxProps extends Pick<RegionsFieldProps, 'slugs'> {
  region: Region
  onToggle: (slug: string) => void
}

function RegionBox({ region: { slug, name }, slugs, onToggle }: RegionBoxProps) {
  const lang = useLang()
  return (
    <CheckField
      label={textIn(name, lang) || slug}
      checked={slugs.includes(slug)}
      onChange={() => onToggle(slug)}
    />
  )
}

function toggled(regions: readonly Region[], slugs: readonly string[], changed: string): string[] {
  return regions
    .map(({ slug }) => slug)
    .filter((slug) => slugs.includes(slug) !== (slug === changed))
}
