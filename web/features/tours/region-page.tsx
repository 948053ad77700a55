import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { TourLists } from './tour-lists'
import { regionsQuery } from './tours.api'

export function RegionPage({ regionId }: { regionId: number }) {
  const { t } = useTranslation('tours')
  const { data: regions } = useSuspenseQuery(regionsQuery(useLang()))
  const region = regions.find(({ id }) => id === regionId)
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-10 px-4 py-10">
      <h1 className="text-3xl">
        {regionId === 0 || !region ? t('all') : t('inRegion', { region: region.name })}
      </h1>
      <TourLists regionId={regionId} isTop />
    </div>
  )
}
