import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { isPassing, takePlace } from '../../platform/session/return-place'
import { currentSession } from '../../platform/session/session'
import { logIn } from './accounts.api'

/** Logs in. From a page that only visitors need, goes back to where the sign-up began, or home. */
export function useLogIn(onDone: () => void) {
  const router = useRouter()
  return useMutation({
    mutationFn: (credentials: { username: string; password: string }, { client }) =>
      logIn(client, credentials),
    // Do not keep the password in memory after the form is closed.
    gcTime: 0,
    async onSuccess(session) {
      currentSession().start(session)
      onDone()
      if (!isPassing(router.state.location.pathname)) return
      const place = takePlace()
      // Replace the entry, so that going back does not reach a page that logs out on load.
      if (place === null) await router.navigate({ to: '/', replace: true })
      else router.history.replace(place)
    },
  })
}
