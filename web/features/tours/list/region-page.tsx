import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../../platform/i18n/use-lang'
import { TourLists } from './tour-lists'
import { regionsQuery } from '../tours.api'
import type { TourFilter } from '../tours.search'

export function RegionPage({ regionId, filter }: { regionId: number; filter: TourFilter }) {
  const { t } = useTranslation('tours')
  const { data: regions } = useSuspenseQuery(regionsQuery(useLang()))
  const region = regions.find(({ id }) => id === regionId)
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 py-6 sm:gap-10 sm:py-10">
      <h1 className="text-3xl">
        {regionId === 0 || !region ? t('all') : t('inRegion', { region: region.name })}
      </h1>
      <TourLists regionId={regionId} filter={filter} />
    </div>
  )
}
