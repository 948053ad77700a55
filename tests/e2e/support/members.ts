import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { send, sessionOf, type Credentials } from './api'
import { mailsTo } from './outbox'

const PASSWORD = 'larch!2731'
let sequence = 0

/** A verified member that no other test knows, registered through the API, with the code from the mail. */
export async function aVerifiedMember(
  lang: 'kr' | 'ca' | 'cn' = 'ca',
): Promise<Credentials & { token: string }> {
  sequence += 1
  const username = `m${sequence}x${Date.now().toString(36).slice(-6)}`
  const email = `${username}@example.com`
  const {
    a,
    b,
    token: challenge,
  } = await send<{ a: number; b: number; token: string }>('/api/challenge')
  await send('/api/user', { username, email, password: PASSWORD, lang, challenge, answer: a + b })
  const mails = await mailsTo(email)
  const code = mails.map(({ text }) => /\b\d{5}\b/.exec(text)?.[0]).find(Boolean)
  await send('/api/user/verify', { email, code })
  const { accessToken: token } = await sessionOf({ username, password: PASSWORD })
  return { username, password: PASSWORD, token }
}

/** Logs an account in on a page, leaving the browser as the login form does. */
export async function logInOn(page: Page, credentials: Credentials): Promise<void> {
  const origin = inject('origin')
  const answer = await page.request.post('/api/session/local', {
    data: credentials,
    headers: { origin },
  })
  if (!answer.ok())
    throw new Error(
      `${credentials.username} cannot log in: ${answer.status()} ${await answer.text()}`,
    )
  const { username, email, isSuperUser, role, lacksSecondFactor, expiresAt } =
    (await answer.json()) as Record<string, unknown>
  await page.context().addInitScript((login) => {
    // A blank page has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('loginData', login)
  }, JSON.stringify({ username, email, isSuperUser, role, lacksSecondFactor, expiresAt }))
}
