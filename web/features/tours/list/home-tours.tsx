import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PropsWithChildren } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { useNow } from '../../../platform/forms/use-now'
import { useLang } from '../../../platform/i18n/use-lang'
import { buttonClass } from '../../../ui/button'
import { pickForHome } from './home-tours.view'
import { PartyLinks } from './party-links'
import { NoTours } from './no-match'
import { TourGrid } from './tour-grid'
import { homeToursQuery, regionsQuery } from '../tours.api'
import { useEveryTour } from '../use-tour-list'

/** The offers, the children, the first of the other tours and a link to all. Admins see hidden tours too. */
export function HomeTours({ children }: PropsWithChildren) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const { data: regions = [] } = useQuery(regionsQuery(lang))
  const { data: shown } = useSuspenseQuery(homeToursQuery(lang))
  const today = calgaryDay(useNow())
  const every = useEveryTour()
  const { offers, others, count } = every ? pickForHome(every, today, every.length) : shown
  if (count === 0) return <NoTours />
  return (
    <>
      <PartyLinks />
      <TourGrid title={t('discounted')} tours={offers} regions={regions} look="wide" />
      {children}
      <div className="flex flex-col gap-5">
        <TourGrid title={t('recommended')} tours={others} regions={regions} />
        <Link to="/travel" className={`${buttonClass('quiet')} self-center max-sm:w-full`}>
          {t('seeAll', { count })}
        </Link>
      </div>
    </>
  )
}
