import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { currentSession } from '../../platform/session/session'
import { logIn } from './accounts.api'

/** Pages that make no sense after a login. */
const LEFT_AFTER_LOGIN = new Set(['/logout', '/verify', '/reset', '/register'])

/** Logs in; goes home from pages that only serve visitors. */
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
      // Replaced, so that going back does not reach a page that logs out on load.
      if (LEFT_AFTER_LOGIN.has(router.state.location.pathname))
        await router.navigate({ to: '/', replace: true })
    },
  })
}
