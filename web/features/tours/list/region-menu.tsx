import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../../platform/i18n/use-lang'
import { regionsQuery } from '../tours.api'
import { findRegion, type Region } from '../tours.view'

type RegionMenuProps = { current: string | undefined; isWhole: boolean }

/** All regions, on a phone in several rows, or one row that scrolls and fades at its end. */
const LOOKS = {
  whole: 'flex-wrap',
  row: 'max-lg:overflow-x-auto max-lg:pe-12 max-lg:scroll-ps-4 max-lg:scroll-pe-12 max-lg:[mask-image:linear-gradient(to_left,transparent,black_3rem)] [scrollbar-width:none]',
}

/** The regions as chips. `current` is the region's name in the address. */
export function RegionMenu({ current, isWhole }: RegionMenuProps) {
  const { t } = useTranslation()
  const { data: regions = [] } = useQuery(regionsQuery(useLang()))
  const shown = current === undefined ? undefined : findRegion(regions, current)
  return (
    <nav aria-label={t('region.label')} className="mx-auto w-full max-w-page pb-1 sm:px-1">
      <ul
        className={`flex gap-x-0.5 px-1 [&_[aria-current]]:[scroll-initial-target:nearest] ${LOOKS[isWhole ? 'whole' : 'row']}`}
      >
        {regions.map((region) => (
          <li key={region.id}>
            <RegionLink region={region} isCurrent={region === shown} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function RegionLink({ region, isCurrent }: { region: Region; isCurrent: boolean }) {
  return (
    <Link
      {...(region.id === 0
        ? { to: '/travel' }
        : { to: '/$region', params: { region: region.slug } })}
      activeOptions={{ exact: true }}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-11 min-w-11 items-center rounded-full px-3 font-semibold sm:px-4 whitespace-nowrap hover:bg-snow/15 aria-[current]:bg-snow aria-[current]:text-spruce"
    >
      {region.name}
    </Link>
  )
}
