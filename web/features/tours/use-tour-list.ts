import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { currentSession, useSession } from '../../platform/session/session'
import { useLang } from '../../platform/i18n/use-lang'
import { everyTourQuery, tourListQuery } from './tours.api'
import type { CardView } from './tours.view'

/** Pages come with the public list; admins then get theirs, with hidden tours. */
export function useTourList(): CardView[] {
  const lang = useLang()
  const { data: shown } = useSuspenseQuery(tourListQuery(lang))
  const isSuperUser = useSession()?.isSuperUser === true
  const { data: every } = useQuery({
    ...everyTourQuery(lang),
    // Right after a logout this render may still see the old session.
    enabled: () => isSuperUser && currentSession().login?.isSuperUser === true,
  })
  return (isSuperUser && every) || shown
}
