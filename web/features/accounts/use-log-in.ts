import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { currentSession } from '../../platform/session/session'
import { useApi } from '../../platform/api/use-api'
import { logIn } from './accounts.api'

/** Pages that mean nothing to somebody who has just logged in. */
const LEFT_AFTER_LOGIN = new Set(['/logout', '/verify', '/reset', '/register'])

/** Logs in; from the pages around logging in it goes on to home. */
export function useLogIn(onDone: () => void) {
  const api = useApi()
  const router = useRouter()
  return useMutation({
    mutationFn: (credentials: { username: string; password: string }) => logIn(api, credentials),
    // The password must not outlive the form.
    gcTime: 0,
    async onSuccess(session) {
      currentSession().start(session)
      onDone()
      // Going back must not come to a page that logs out as it opens.
      if (LEFT_AFTER_LOGIN.has(router.state.location.pathname))
        await router.navigate({ to: '/', replace: true })
    },
  })
}
