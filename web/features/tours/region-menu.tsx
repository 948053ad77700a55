import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { regionsQuery } from './tours.api'
import { findRegion } from './tours.view'

/** The regions as chips. `current` is the region's name in the address. */
export function RegionMenu({ current }: { current: string | undefined }) {
  const { t } = useTranslation()
  const { data: regions = [] } = useQuery(regionsQuery(useLang()))
  const shown = current === undefined ? undefined : findRegion(regions, current)
  return (
    <nav
      aria-label={t('region.label')}
      className="mx-auto w-full max-w-page overflow-x-auto px-4 [scrollbar-width:none] [&_[aria-current]]:[scroll-initial-target:nearest]"
    >
      <ul className="flex gap-1 py-1">
        {regions.map((region) => (
          <li key={region.id}>
            <Link
              {...(region.id === 0
                ? { to: '/travel' }
                : { to: '/$region', params: { region: region.slug } })}
              activeOptions={{ exact: true }}
              aria-current={region === shown ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-full px-4 font-semibold whitespace-nowrap hover:bg-snow/15 aria-[current]:bg-snow aria-[current]:text-spruce"
            >
              {region.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
