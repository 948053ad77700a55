import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { currentSession, useSession } from '../../platform/session/session'
import { useLang } from '../../platform/i18n/use-lang'
import { everyTourQuery, tourListQuery } from './tours.api'
import type { CardView } from './tours.view'

/**
 * The tours for cards. Pages come with the visitors' list; once the browser knows that a super user reads, theirs is asked
 * for and takes its place.
 */
export function useTourList(): CardView[] {
  const lang = useLang()
  const { data: shown } = useSuspenseQuery(tourListQuery(lang))
  const isSuperUser = useSession()?.isSuperUser === true
  const { data: every } = useQuery({
    ...everyTourQuery(lang),
    // Whoever has just logged out is still on this rendering's mind.
    enabled: () => isSuperUser && currentSession().login?.isSuperUser === true,
  })
  return (isSuperUser && every) || shown
}
