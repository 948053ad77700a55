import type { Page } from 'playwright-core'
import { inject } from 'vitest'

/** Logs the demo's super user in on a page, as its login form would leave the browser. */
export async function logInAsAdmin(page: Page): Promise<void> {
  const origin = inject('origin')
  const answer = await page.request.post('/api/session/local', {
    data: { username: 'admin', password: 'moraine!admin' },
    headers: { origin },
  })
  if (!answer.ok()) throw new Error(`The admin cannot log in: ${answer.status()} ${await answer.text()}`)
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
