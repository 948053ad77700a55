import { useQuery } from '@tanstack/react-query'
import { textIn } from '../../../platform/i18n/translated'
import { useLang } from '../../../platform/i18n/use-lang'
import { CheckField } from '../../../ui/field'
import { regionsQuery } from '../../tours/tours.api'

interface RegionsFieldProps {
  label: string
  /** Slugs of the chosen regions. */
  slugs: readonly string[]
  error?: string | undefined
  onChange: (slugs: string[]) => void
}

/** Some of the regions, in their order. */
export function RegionsField({ label, slugs, error, onChange }: RegionsFieldProps) {
  const lang = useLang()
  const regions = useQuery(regionsQuery()).data ?? []
  const choose = (changed: string, isChosen: boolean) =>
    onChange(
      regions
        .map(({ slug }) => slug)
        .filter((slug) => (slug === changed ? isChosen : slugs.includes(slug))),
    )
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-4">
        {regions.map(({ slug, name }) => (
          <CheckField
            key={slug}
            label={textIn(name, lang) || slug}
            checked={slugs.includes(slug)}
            onChange={({ target }) => choose(slug, target.checked)}
          />
        ))}
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
