import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Profile } from '../../../worker/contracts/accounts/profile'
import type { SettingsChange } from '../../../worker/contracts/accounts/own-account'
import type { Lang } from '../../../worker/contracts/languages'
import { apiOf, keyed, readJson, requireOk, withId } from '../../platform/api/api'

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

export interface Credentials {
  username: string
  password: string
  /** For members whose login has a second step. */
  code?: string | undefined
}

export const logIn = (client: QueryClient, json: Credentials) =>
  readJson(apiOf(client).session.local.$post({ json }))

/** Registers without a login (the address is unverified). `requestKey` makes retries idempotent. */
export const register = (client: QueryClient, json: NewMember, requestKey: string) =>
  readJson(
    apiOf(client).user.$post({ json }, { ...keyed(requestKey), init: { credentials: 'omit' } }),
  )

export const verifyEmail = (client: QueryClient, json: { email: string; code: string }) =>
  readJson(apiOf(client).user.verify.$post({ json }))

export const resendCode = (client: QueryClient, email: string) =>
  readJson(apiOf(client).user.resend.$post({ json: { email } }))

export const requestReset = (client: QueryClient, email: string) =>
  readJson(apiOf(client).user.forgot.$post({ json: { email } }))

export const resetPassword = (client: QueryClient, json: { token: string; password: string }) =>
  readJson(apiOf(client).user.reset.$post({ json }))

export const changeSettings = (client: QueryClient, json: SettingsChange) =>
  readJson(apiOf(client).user.me.$patch({ json }))

export function uploadAvatar(client: QueryClient, file: File) {
  const body = new FormData()
  body.set('file', file)
  // The typed client cannot express the multipart body that this route parses itself.
  return readJson(apiOf(client).user.me.avatar.$post({}, { init: { body } }))
}

export const revokeAllSessions = (client: QueryClient) =>
  requireOk(apiOf(client).user.me.sessions.$delete())

export const deleteAccount = (client: QueryClient, password: string) =>
  requireOk(apiOf(client).user.me.$delete({ json: { password } }))

export const exportAccount = (client: QueryClient) => readJson(apiOf(client).user.me.export.$get())

export const beginSecondFactor = (client: QueryClient, password: string) =>
  readJson(apiOf(client).user.me['second-factor'].$post({ json: { password } }))

/** Returns the recovery codes. */
export const enableSecondFactor = (client: QueryClient, code: string) =>
  readJson(apiOf(client).user.me['second-factor'].code.$post({ json: { code } }))

export const disableSecondFactor = (
  client: QueryClient,
  json: { password: string; code: string },
) => requireOk(apiOf(client).user.me['second-factor'].$delete({ json }))

export const stopNotices = (client: QueryClient, token: string) =>
  readJson(apiOf(client).mail.unsubscribe.$post({ json: { token } }))

/** Whether a username or address is taken. Not retried; callers treat a failure as not taken. */
export const duplicateQuery = (kind: 'username' | 'email', value: string) =>
  queryOptions({
    queryKey: ['accounts', 'duplicate', kind, value],
    retry: false,
    queryFn: ({ client }) => readIsTaken(client, { [kind]: value }),
  })

async function readIsTaken(client: QueryClient, query: { username?: string; email?: string }) {
  return (await readJson(apiOf(client).user.validate.$get({ query }))).duplicateFound
}

export const profileQuery = (username: string) =>
  queryOptions({
    queryKey: ['accounts', 'profile', username],
    queryFn: ({ client }) => readProfile(client, username),
  })

async function readProfile(client: QueryClient, username: string) {
  const call = apiOf(client).user[':username'].$get({ param: { username } })
  const { topics, replies, ...member } = await readJson(call)
  return { ...member, topics: topics.map(toPostRow), replies: replies.map(toPostRow) }
}

export const ownSettingsQuery = queryOptions({
  queryKey: ['accounts', 'own'],
  queryFn: ({ client }) => readJson(apiOf(client).user.me.$get()),
})

export const ownTripsQuery = queryOptions({
  queryKey: ['accounts', 'trips'],
  queryFn: ({ client }) => readJson(apiOf(client).user.me.trips.$get()),
})

export const sessionsQuery = queryOptions({
  queryKey: ['accounts', 'sessions'],
  queryFn: ({ client }) => readSessions(client),
})

/** A login of the member on one device. */
export type OpenSession = Awaited<ReturnType<typeof readSessions>>[number]

async function readSessions(client: QueryClient) {
  return (await readJson(apiOf(client).user.me.sessions.$get())).map(withId)
}

/** A post in the lists of a profile. */
export type PostRow = ReturnType<typeof toPostRow>

function toPostRow({ forum, topic, excerpt, createdAt }: Profile['topics'][number]) {
  const tour = { tourId: forum._id, tourName: forum.name }
  return { ...tour, topicId: topic._id, topicName: topic.name, excerpt, createdAt }
}
