import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { useLang } from '../../../platform/i18n/use-lang'
import { AreaField, CheckField, TextField } from '../../../ui/field'
import { regionName } from '../../editor/regions'
import { regionsQuery, type Region } from '../../editor/regions'
import { Fault } from '../../ui/fault'
import { useLabels, type DocumentFieldProps } from './document'
import { DocumentImage } from './document-image'
import { wordsOf } from './document-values'

/** The control for a field's kind. */
export function DocumentField(props: DocumentFieldProps) {
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
