import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { useLang } from '../../platform/i18n/use-lang'
import { NoTours } from './no-tours'
import { TourGrid } from './tour-grid'
import { regionsQuery } from './tours.api'
import { useTourList } from './use-tour-list'

/** The tours of a region (0: all), offers first. `isTop` when above the fold. */
export function TourLists({ regionId, isTop = false }: { regionId: number; isTop?: boolean }) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const { data: regions } = useSuspenseQuery(regionsQuery(lang))
  const tours = useTourList().filter(({ categoryId }) => regionId === 0 || categoryId === regionId)
  const offers = tours.filter(({ status }) => status === TOUR_STATUS.offer)
  const others = tours.filter(({ status }) => status !== TOUR_STATUS.offer)
  if (tours.length === 0) return <NoTours />
  return (
    <>
      <TourGrid
        title={t('discounted')}
        tours={offers}
        regions={regions}
        look="wide"
        firstCards={isTop ? 1 : 0}
      />
      <TourGrid
        title={t('recommended')}
        tours={others}
        regions={regions}
        firstCards={isTop && offers.length === 0 ? 1 : 0}
      />
    </>
  )
}
