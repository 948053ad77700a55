import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from './browser'
import { ADMIN, GUEST } from './api'
import { logInOn } from './members'

const ACCOUNTS = { admin: ADMIN, guest: GUEST }
const COLUMNS = { kr: '한국어', ca: 'English', cn: '简体中文' }

export type AdminLang = keyof typeof COLUMNS

/** Logs an account of the demo in on a page. */
export function logInAs(page: Page, username: keyof typeof ACCOUNTS): Promise<void> {
  return logInOn(page, ACCOUNTS[username])
}

/** A page of the admin's desk in a browser of its own, logged in. */
export async function openAdmin(path = '/admin-ca'): Promise<Page> {
  const page = await openPage()
  page.setDefaultTimeout(20_000)
  await logInAs(page, 'admin')
  await page.goto(path)
  await page.locator('#main [data-desk]').waitFor()
  return page
}

/** The fields of one language under a heading of an editor. */
export function column(page: Page, heading: string, lang: AdminLang): Locator {
  return page.getByRole('region', { name: `${heading} · ${COLUMNS[lang]}` })
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/^Saved \d\d:\d\d/).waitFor()
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 250; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  expect.fail(`Tab never reaches ${String(target)}`)
}

/** A picture drawn by the page itself, as a file to upload. */
export async function drawPicture(page: Page, hue: number): Promise<Buffer> {
  const base64 = await page.evaluate(async (hue) => {
    const canvas = new OffscreenCanvas(2400, 1600)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = `hsl(${hue} 60% 45%)`
    context.fillRect(0, 0, 2400, 1600)
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer(),
    )
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, hue)
  return Buffer.from(base64, 'base64')
}
