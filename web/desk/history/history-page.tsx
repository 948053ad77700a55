import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/loaded'
import { adminTourQuery } from '../editor/editor.api'
import { TourHeader } from '../editor/tour-header'
import { Versions } from './versions'

/** The versions of a tour: who changed what and when, with a button to restore each. */
export function HistoryPage({ forumId }: { forumId: number }) {
  const { t } = useTranslation('admin')
  const query = useQuery(adminTourQuery(forumId))
  return (
    <Loaded query={query} failure={t('tour.loadFailed')} skeleton="h-[36rem] w-full">
      {(tour) => (
        <>
          <TourHeader tour={tour} screen="history" />
          <Versions tour={tour} />
        </>
      )}
    </Loaded>
  )
}
