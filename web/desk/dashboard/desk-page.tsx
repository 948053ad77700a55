import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NewTour } from '../tours/new-tour'
import { TourList } from '../tours/tour-list'
import { adminToursQuery, regionsQuery } from '../tours/tours.api'
import { Loaded } from '../../ui/loaded'
import { AddressNotice } from './address-notice'
import { AttentionTiles } from './attention-tiles'
import { deskQuery, figuresQuery } from './desk.api'
import { Figures } from './figures'
import { NewMembers } from './new-members'
import { UnansweredInquiries } from './unanswered-inquiries'

/** The desk's dashboard: open work, all tours with their status, site usage. */
export function DeskPage() {
  const { t } = useTranslation('admin')
  const desk = useQuery(deskQuery())
  const figures = useQuery(figuresQuery())
  const tours = useQuery(adminToursQuery())
  const regions = useQuery(regionsQuery()).data ?? []
  return (
    <>
      <h1 className="text-2xl">{t('nav.desk')}</h1>
      <AddressNotice />
      <Loaded query={desk} skeleton="h-24 w-full">
        {(desk) => <AttentionTiles desk={desk} />}
      </Loaded>
      <section aria-labelledby="desk-tours" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="desk-tours" className="text-lg">
            {t('desk.tours')}
          </h2>
          <NewTour regions={regions} />
        </div>
        <Loaded query={tours} skeleton="h-96 w-full">
          {(tours) => <TourList tours={tours} />}
        </Loaded>
      </section>
      {desk.data && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <UnansweredInquiries desk={desk.data} />
          <NewMembers desk={desk.data} />
        </div>
      )}
      <Loaded query={figures} skeleton="h-48 w-full">
        {(figures) => <Figures figures={figures} />}
      </Loaded>
    </>
  )
}
