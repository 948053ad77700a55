import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../../platform/i18n/use-lang'
import { buttonClass } from '../../../ui/button'
import { TourGrid } from './tour-grid'
import { regionsQuery, similarToursQuery } from '../tours.api'
import { usePricedToday } from '../use-tour-list'

/** Suggestions at the end of a tour page: three tours, those of its region first. */
export function SimilarTours({ tourId }: { tourId: number }) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const { data: regions = [] } = useQuery(regionsQuery(lang))
  const tours = usePricedToday(useQuery(similarToursQuery(tourId, lang)).data ?? [])
  return (
    <div className="no-print mx-auto flex w-full max-w-page flex-col gap-5 px-4 pt-4 pb-10">
      <TourGrid title={t('more')} tours={tours} regions={regions} look="three" />
      <Link to="/travel" className={`${buttonClass('quiet')} self-center max-sm:w-full`}>
        {t('all')}
      </Link>
    </div>
  )
}
