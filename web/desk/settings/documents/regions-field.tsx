import { useQuery } from '@tanstack/react-query'
import { textIn } from '../../../platform/i18n/translated'
import { useLang } from '../../../platform/i18n/use-lang'
import { CheckField } from '../../../ui/field'
import { regionsQuery, type Region } from '../../tours/tours.api'

interface RegionsFieldProps {
  label: string
  /** Slugs of the chosen regions. */
  slugs: readonly string[]
  error?: string | undefined
  onChange: (slugs: string[]) => void
}

/** Chooses regions; they keep their order. */
export function RegionsField({ label, slugs, error, onChange }: RegionsFieldProps) {
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
