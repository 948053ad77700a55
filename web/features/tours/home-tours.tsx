import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { useLang } from '../../platform/i18n/use-lang'
import { useSession } from '../../platform/session/session'
import { buttonClass } from '../../ui/button'
import { NoTours } from './no-tours'
import { TourGrid } from './tour-grid'
import { regionsQuery } from './tours.api'
import { splitOffers } from './tours.view'
import { useTourList } from './use-tour-list'

/** Beside the offers, which are all shown. Admins see all tours, hidden ones too. */
const SHOWN = 4

/** The offers, the first of the other tours, recommended ones before regular ones, and the way to all. */
export function HomeTours() {
  const { t } = useTranslation('tours')
  const { data: regions } = useSuspenseQuery(regionsQuery(useLang()))
  const isAdmin = useSession()?.isSuperUser === true
  const tours = useTourList()
  const { offers, others } = splitOffers(tours)
  if (tours.length === 0) return <NoTours />
  const first = others.toSorted(
    (a, b) =>
      Number(b.status === TOUR_STATUS.recommended) - Number(a.status === TOUR_STATUS.recommended),
  )
  return (
    <>
      <TourGrid title={t('discounted')} tours={offers} regions={regions} look="wide" />
      <div className="flex flex-col gap-5">
        <TourGrid
          title={t('recommended')}
          tours={isAdmin ? first : first.slice(0, SHOWN)}
          regions={regions}
        />
        <Link to="/travel" className={`${buttonClass('quiet')} self-center max-sm:w-full`}>
          {t('seeAll', { count: tours.length })}
        </Link>
      </div>
    </>
  )
}
