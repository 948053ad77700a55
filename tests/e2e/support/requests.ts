import type { Locator, Page, Request } from 'playwright-core'
import { expect, inject } from 'vitest'
import { send } from './api'
import type { Lang } from './screens'
import { textIn } from '../../support/texts'

/** Presses a screen's controls and counts its user's actions. */
export function aHand(page: Page) {
  const count = { taps: 0, fields: 0 }
  return {
    count,
    tap: async (target: Locator) => {
      count.taps += 1
      await target.tap()
    },
    /** Types into the focused field. */
    type: async (text: string) => {
      count.fields += 1
      await page.waitForFunction(
        () => document.activeElement?.matches('input:not([type=checkbox], [type=radio])') === true,
      )
      await page.keyboard.type(text)
    },
  }
}

/** The open request sheet. */
export const sheetOn = (page: Page) => page.locator('dialog[open]:has(form)')

/** The days that can be chosen; `state` is their spoken state. */
export function freeDays(page: Page, lang: Lang): Locator {
  const state = textIn(lang, 'request:day.state.open')
  return sheetOn(page)
    .locator('[role="gridcell"] button:not(:disabled)')
    .and(page.getByRole('button', { name: new RegExp(`${state}$`) }))
}

/** The result of the sum question on the open sheet. */
export async function sumOn(page: Page): Promise<string> {
  const label = await sheetOn(page).locator('label', { hasText: '= ?' }).innerText()
  const [a = 0, b = 0] = (label.match(/\d+/g) ?? []).map(Number)
  return String(a + b)
}

/** From the sheet's first step to a request that only has to be sent. */
export async function fillRequest(page: Page, lang: Lang, email: string): Promise<void> {
  const sheet = sheetOn(page)
  await freeDays(page, lang).first().click()
  await sheet.getByRole('button', { name: textIn(lang, 'request:goOn'), exact: true }).click()
  await sheet.getByLabel(textIn(lang, 'request:name')).fill('Kim Ha-neul')
  await sheet.getByLabel(textIn(lang, 'request:email')).fill(email)
  await sheet.getByLabel('= ?').fill(await sumOn(page))
  await sheet.getByRole('checkbox').check()
}

export const sendButton = (page: Page, lang: Lang) =>
  sheetOn(page).getByRole('button', { name: textIn(lang, 'request:send') })

export const askButton = (page: Page, lang: Lang) =>
  page
    .getByRole('button', { name: textIn(lang, 'tours:date.ask'), exact: true })
    .filter({ visible: true })
    .first()

/** A request for a day, as a program would send it, and how it is refused. */
export async function requestByHand(
  day: string,
  email: string,
): Promise<{ status: number; code: string }> {
  const origin = inject('origin')
  const { termsVersion } = await send<{ termsVersion: string }>(
    `/api/forum/1/calendar?month=${day.slice(0, 7)}`,
  )
  const { a, b, token } = await send<{ a: number; b: number; token: string }>('/api/challenge')
  const response = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      tourId: 1,
      day,
      flexDays: 0,
      party: { adults: 2, children: 0 },
      lang: 'ca',
      pickup: { kind: 'calgary' },
      notes: '',
      name: 'By hand',
      email,
      termsVersion,
      challenge: token,
      answer: a + b,
    }),
  })
  const { code } = await response.json<{ code: string }>()
  return { status: response.status, code }
}

/** Sends the open sheet's request by a double click and once more as a program would; returns its booking's id. */
export async function sendTwice(page: Page, lang: Lang): Promise<string> {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/bookings')) calls.push(request)
  })
  await sendButton(page, lang).dblclick()
  await page.waitForURL(/\/trip\/[0-9A-Z]{10}-/)
  const pid = /[0-9A-Z]{10}/.exec(page.url())?.[0] ?? ''
  expect(calls).toHaveLength(1)
  const again = await page.request.post('/api/bookings', {
    data: calls[0]?.postData() ?? '',
    headers: {
      origin: inject('origin'),
      'content-type': 'application/json',
      'idempotency-key': (await calls[0]?.headerValue('idempotency-key')) ?? '',
    },
  })
  expect(await again.json()).toMatchObject({ pid })
  return pid
}
