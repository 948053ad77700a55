import type { Page } from 'playwright-core'
import { inject } from 'vitest'

export interface Credentials {
  username: string
  password: string
}

interface OutboxMail {
  subject: string
  text: string
}

export const ADMIN: Credentials = { username: 'admin', password: 'moraine!admin' }
export const GUEST: Credentials = { username: 'guest', password: 'moraine!guest' }
const PASSWORD = 'larch!2731'
let sequence = 0

/** A verified member that no other test knows, made as a stranger would: registered, code taken from the mail. */
export async function aVerifiedMember(lang: 'kr' | 'ca' | 'cn' = 'ca'): Promise<Credentials & { token: string }> {
  sequence += 1
  const username = `m${sequence}x${Date.now().toString(36).slice(-6)}`
  const email = `${username}@example.com`
  const { a, b, token: challenge } = await send<{ a: number; b: number; token: string }>('/api/challenge')
  await send('/api/user', { username, email, password: PASSWORD, lang, challenge, answer: a + b })
  const { accessToken: adminToken } = await sessionOf(ADMIN)
  const mails = await send<OutboxMail[]>(`/api/admin/outbox?${new URLSearchParams({ to: email })}`, null, adminToken)
  const code = mails.map(({ text }) => /\b\d{5}\b/.exec(text)?.[0]).find(Boolean)
  await send('/api/user/verify', { email, code })
  const { accessToken: token } = await sessionOf({ username, password: PASSWORD })
  return { username, password: PASSWORD, token }
}

/** Logs somebody in, without a browser. */
export function sessionOf(credentials: Credentials): Promise<{ accessToken: string }> {
  return send('/api/session/local', credentials)
}

/** Calls the site's API; a body makes it a POST. @throws Error for every answer but 200 */
export async function send<Answer = unknown>(path: string, body?: unknown, token?: string): Promise<Answer> {
  const origin = inject('origin')
  const answer = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { origin, 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Logs somebody in on a page, as the login form would leave the browser. */
export async function logInOn(page: Page, credentials: Credentials): Promise<void> {
  const origin = inject('origin')
  const answer = await page.request.post('/api/session/local', { data: credentials, headers: { origin } })
  if (!answer.ok()) throw new Error(`${credentials.username} cannot log in: ${answer.status()} ${await answer.text()}`)
  const { username, email, isSuperUser, expiresAt } = (await answer.json()) as Record<string, unknown>
  await page
    .context()
    .addInitScript(
      (login) => localStorage.setItem('loginData', login),
      JSON.stringify({ username, email, isSuperUser, expiresAt }),
    )
}
