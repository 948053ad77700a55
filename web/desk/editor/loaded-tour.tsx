import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/loaded'
import { adminTourQuery, type EditedTour } from './editor.api'

/** A screen of a tour, once the tour is loaded. */
export function LoadedTour(props: { id: number; children: (tour: EditedTour) => ReactNode }) {
  const { t } = useTranslation('desk-tours')
  const query = useQuery(adminTourQuery(props.id))
  return (
    <Loaded query={query} failure={t('tour.loadFailed')} skeleton="h-[36rem] w-full">
      {props.children}
    </Loaded>
  )
}
