import type { Page } from 'playwright-core'
import { ADMIN, logInOn } from './members'

/** Logs the demo's super user in on a page. */
export function logInAsAdmin(page: Page): Promise<void> {
  return logInOn(page, ADMIN)
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
