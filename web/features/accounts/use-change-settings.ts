import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SettingsChange } from '../../../worker/contracts/accounts/own-account'
import { currentSession } from '../../platform/session/session'
import { changeSettings, ownSettingsQuery } from './accounts.api'

/** Changes the member's settings. The response to a new password starts a new session. */
export function useChangeSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (change: SettingsChange, { client }) => changeSettings(client, change),
    onSuccess({ session, ...own }) {
      queryClient.setQueryData(ownSettingsQuery.queryKey, own)
      if (session) currentSession().start(session)
      void queryClient.invalidateQueries({ queryKey: ['accounts'] })
    },
  })
}
