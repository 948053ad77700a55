import type { Page } from 'playwright-core'
import { inject } from 'vitest'

/** Logs the demo's super user in on a page, as its login form would leave the browser. */
export function logInAsAdmin(page: Page): Promise<void> {
  return logInAs(page, { username: 'admin', password: 'moraine!admin' })
}

/** Logs somebody in on a page, as the login form would leave the browser. */
export async function logInAs(page: Page, credentials: { username: string; password: string }): Promise<void> {
  const origin = inject('origin')
  const answer = await page.request.post('/api/session/local', { data: credentials, headers: { origin } })
  if (!answer.ok()) throw new Error(`${credentials.username} cannot log in: ${answer.status()} ${await answer.text()}`)
  const { username, email, isSuperUser, expiresAt } = (await answer.json()) as Record<string, unknown>
  await page.addInitScript(
    (login) => localStorage.setItem('loginData', login),
    JSON.stringify({ username, email, isSuperUser, expiresAt }),
  )
}

/** A picture drawn by the page itself, as a file to upload. */
export async function drawPicture(page: Page, hue: number): Promise<Buffer> {
  const base64 = await page.evaluate(async (hue) => {
    const canvas = new OffscreenCanvas(2400, 1600)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = `hsl(${hue} 60% 45%)`
    context.fillRect(0, 0, 2400, 1600)
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, hue)
  return Buffer.from(base64, 'base64')
}
