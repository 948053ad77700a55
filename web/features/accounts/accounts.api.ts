import { queryOptions } from '@tanstack/react-query'
import type { SettingsChange } from '../../../worker/contracts/accounts'
import type { Lang } from '../../../worker/contracts/languages'
import { requireOk, apiOf, readJson, type ApiClient } from '../../platform/api/api'

/** The body of a registration; the verification code is not part of it. */
export interface NewMember {
  username: string
  email: string
  password: string
  wantEmail: boolean
  lang: Lang
  challenge?: string
  answer?: string
  turnstile?: string
}

export const logIn = (api: ApiClient, json: { username: string; password: string }) =>
  readJson(api.session.local.$post({ json }))

/** Registers without a login (the address is unverified). `requestKey` makes retries idempotent. */
export const register = (api: ApiClient, json: NewMember, requestKey: string) =>
  readJson(
    api.user.$post(
      { json },
      { headers: { 'idempotency-key': requestKey }, init: { credentials: 'omit' } },
    ),
  )

export const verifyEmail = (api: ApiClient, json: { email: string; code: string }) =>
  readJson(api.user.verify.$post({ json }))

export const resendCode = (api: ApiClient, email: string) =>
  readJson(api.user.resend.$post({ json: { email } }))

export const requestReset = (api: ApiClient, email: string) =>
  readJson(api.user.forgot.$post({ json: { email } }))

export const resetPassword = (api: ApiClient, json: { token: string; password: string }) =>
  readJson(api.user.reset.$post({ json }))

export const changeSettings = (api: ApiClient, json: SettingsChange) =>
  readJson(api.user.me.$patch({ json }))

export function uploadAvatar(api: ApiClient, file: File) {
  const body = new FormData()
  body.set('file', file)
  // The typed client cannot express the multipart body that this route parses itself.
  return readJson(api.user.me.avatar.$post({}, { init: { body } }))
}

export const revokeAllSessions = (api: ApiClient) => requireOk(api.user.me.sessions.$delete())

export const deleteAccount = (api: ApiClient, password: string) =>
  requireOk(api.user.me.$delete({ json: { password } }))

export const exportAccount = (api: ApiClient) => readJson(api.user.me.export.$get())

export const stopNotices = (api: ApiClient, token: string) =>
  readJson(api.mail.unsubscribe.$post({ json: { token } }))

/** Whether a username or address is taken. Not retried; callers treat a failure as not taken. */
export const duplicateQuery = (kind: 'username' | 'email', value: string) =>
  queryOptions({
    queryKey: ['accounts', 'duplicate', kind, value],
    retry: false,
    queryFn: async ({ client }) =>
      (await readJson(apiOf(client).user.validate.$get({ query: { [kind]: value } })))
        .duplicateFound,
  })

export const profileQuery = (username: string) =>
  queryOptions({
    queryKey: ['accounts', 'profile', username],
    queryFn: ({ client }) =>
      readJson(apiOf(client).user[':username'].$get({ param: { username } })),
  })

export const ownSettingsQuery = queryOptions({
  queryKey: ['accounts', 'own'],
  queryFn: ({ client }) => readJson(apiOf(client).user.me.$get()),
})

export const sessionsQuery = queryOptions({
  queryKey: ['accounts', 'sessions'],
  queryFn: ({ client }) => readJson(apiOf(client).user.me.sessions.$get()),
})
