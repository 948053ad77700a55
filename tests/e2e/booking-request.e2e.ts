import type { Locator, Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../worker/contracts/dates/calendar.ts'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock.ts'
import { send } from './support/api'
import { expectAccessible, openPage, PHONE, wakeApp } from './support/browser'
import { aVerifiedMember, logInOn } from './support/members'
import { mailsTo } from './support/outbox'
import {
  aHand,
  askButton,
  fillRequest,
  freeDays,
  requestByHand,
  sendButton,
  sheetOn,
  sumOn,
} from './support/requests'
import { LANGS, type Lang } from './support/screens'
import { textIn } from '../support/texts'

const TOUR = '/tour/x-1'
let people = 0
/** A day's accessible name. */
const spoken = (day: Locator) => day.locator('.sr-only').innerText()
/** Turns the calendar back to a day's month: on a month's last days it opens with the next one. */
async function turnBackTo(page: Page, lang: Lang, day: string): Promise<void> {
  const cell = sheetOn(page).locator(`[data-day="${day}"]:not([data-outside])`)
  if ((await cell.count()) > 0) return
  await sheetOn(page)
    .getByRole('button', { name: textIn(lang, 'request:day.previous') })
    .click()
  await cell.waitFor()
}
const goOn = (lang: Lang) => ({ name: textIn(lang, 'request:goOn'), exact: true })

function anAddress(): string {
  people += 1
  return `trip${people}x${Date.now().toString(36)}@example.com`
}

async function onPhone(path: string): Promise<Page> {
  const page = await openPage({ viewport: PHONE, hasTouch: true })
  page.setDefaultTimeout(20_000)
  await page.goto(path)
  return page
}

/** Opens the sheet of a tour by its main action. */
async function openSheet(lang: Lang = 'ca'): Promise<Page> {
  const page = await onPhone(`${TOUR}-${lang}`)
  await wakeApp(page)
  await askButton(page, lang).tap()
  await freeDays(page, lang).first().waitFor()
  return page
}

/** Waits until the request is sent and its page is open, and returns its public id. */
async function sentPid(page: Page): Promise<string> {
  await page.waitForURL(/\/trip\/[0-9A-Z]{10}-/)
  return /[0-9A-Z]{10}/.exec(page.url())?.[0] ?? ''
}

it('the calendar tells today, the last trip and the chosen day apart, also in forced colours', async () => {
  const page = await openPage({ viewport: { width: 320, height: 720 }, forcedColors: 'active' })
  await page.goto(`${TOUR}-ca`)
  await wakeApp(page)
  await askButton(page, 'ca').click()
  await freeDays(page, 'ca').first().click()
  const looks = await sheetOn(page).evaluate((sheet) => {
    const styleOf = (selector: string, pseudo?: string) =>
      getComputedStyle(sheet.querySelector(selector)!, pseudo)
    return {
      last: styleOf('.request-mark.is-few', '::after').borderTopWidth,
      chosen: styleOf('.rdp-selected button').backgroundColor,
      other: styleOf('.rdp-day:not(.rdp-selected) button').backgroundColor,
      legend: sheet.querySelector('.request-legend li')!.getBoundingClientRect().left,
      title: sheet.querySelector('h2')!.getBoundingClientRect().left,
    }
  })
  expect(looks).toMatchObject({ last: '3px', legend: looks.title })
  expect(looks.chosen).not.toBe(looks.other)
  await turnBackTo(page, 'ca', calgaryDay(Date.now()))
  const today = sheetOn(page).locator('.rdp-today button')
  expect(await today.evaluate((it) => getComputedStyle(it).textDecorationLine)).toBe('none')
  await page.context().close()
})

it('has room for its days in a desktop window at 400 % zoom', async () => {
  const page = await openPage({ viewport: { width: 320, height: 256 } })
  await page.goto(`${TOUR}-ca`)
  await wakeApp(page)
  await askButton(page, 'ca').click()
  await freeDays(page, 'ca').first().waitFor()
  const room = await sheetOn(page)
    .locator('.request-body')
    .evaluate(({ clientHeight }) => clientHeight)
  expect(room).toBeGreaterThan(256)
  await page.context().close()
})

it('a name that is too long is told how long it may be', async () => {
  const page = await openSheet()
  const sheet = sheetOn(page)
  await freeDays(page, 'ca').first().tap()
  await sheet.getByRole('button', goOn('ca')).tap()
  await sheet.getByLabel(textIn('ca', 'request:name')).fill('x'.repeat(61))
  await sendButton(page, 'ca').tap()
  await sheet.getByText('Please shorten it. (61 of at most 60 characters)').waitFor()
  await page.context().close()
})

describe('a visitor on a phone', () => {
  it.each(LANGS)('asks for a date with five taps and two fields: %s', async (lang) => {
    const page = await onPhone(`${TOUR}-${lang}`)
    const { tap, type, count } = aHand(page)
    const email = anAddress()
    const sheet = sheetOn(page)
    await tap(askButton(page, lang))
    await tap(freeDays(page, lang).first())
    await tap(sheet.getByRole('button', goOn(lang)))
    await type('Kim Ha-neul')
    await page.keyboard.press('Tab')
    await type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(await sumOn(page))
    await tap(sheet.getByRole('checkbox'))
    await tap(sendButton(page, lang))
    expect(await sentPid(page)).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
    expect(count).toEqual({ taps: 5, fields: 2 })
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
    await page.context().close()
  })

  it('joins a departure from its row with four taps', async () => {
    const page = await onPhone(await aTourWithSeats())
    await wakeApp(page)
    const { tap, type, count } = aHand(page)
    const sheet = sheetOn(page)
    const row = page.getByRole('button', { name: textIn('ca', 'tours:departures.join') })
    await tap(row.filter({ visible: true }).last())
    await tap(sheet.getByRole('button', goOn('ca')))
    await type('Kim Ha-neul')
    await page.keyboard.press('Tab')
    await type(anAddress())
    await page.keyboard.press('Tab')
    await page.keyboard.type(await sumOn(page))
    await tap(sheet.getByRole('checkbox').last())
    const sent = page.waitForRequest('**/api/bookings')
    await tap(sendButton(page, 'ca'))
    expect(bodyOf(await sent)).toMatchObject({
      tripId: expect.any(Number),
      flexDays: 0,
      agreesToJoin: true,
    })
    await sentPid(page)
    expect(count).toEqual({ taps: 4, fields: 2 })
    await page.context().close()
  })
})

it('a member asks with four taps and types nothing', async () => {
  const page = await openPage({ viewport: PHONE, hasTouch: true })
  await logInOn(page, await aVerifiedMember())
  await page.goto(`${TOUR}-ca`)
  const { tap, count } = aHand(page)
  await tap(askButton(page, 'ca'))
  await tap(freeDays(page, 'ca').first())
  await tap(sheetOn(page).getByRole('button', goOn('ca')))
  await tap(sendButton(page, 'ca'))
  await sentPid(page)
  expect(count).toEqual({ taps: 4, fields: 0 })
  await page.context().close()
})

describe('a day that cannot be had', () => {
  it('is not chosen on the screen, and says why; a request made by hand is refused', async () => {
    const page = await openSheet()
    const soon = addDays(calgaryDay(Date.now()), 1)
    await turnBackTo(page, 'ca', soon)
    const near = sheetOn(page).locator(`[data-day="${soon}"] button`)
    await near.getByText(textIn('ca', 'request:day.state.closed')).waitFor({ state: 'attached' })
    expect(await near.isDisabled()).toBe(true)
    await near.tap({ force: true })
    await sheetOn(page).getByRole('button', goOn('ca')).tap()
    await sheetOn(page).getByText(textIn('ca', 'request:fault.day')).waitFor()
    // In a month without a free day the way to the next one has the focus.
    expect(
      await page.evaluate(() => document.activeElement?.matches('td > *, .rdp-button_next')),
    ).toBe(true)
    const refused = await requestByHand(soon, anAddress())
    expect(refused).toEqual({ status: 409, code: 'CutOffPassed' })
    await page.context().close()
  })

  it('sends the visitor back to the calendar when it is taken while they type', async () => {
    const page = await openSheet()
    await fillRequest(page, 'ca', anAddress())
    await page.route('**/api/bookings', (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'DayFull', msg: 'full', fields: { day: 'DayFull' } },
      }),
    )
    await sendButton(page, 'ca').tap()
    await sheetOn(page).getByText(textIn('ca', 'errors:DayFull')).waitFor()
    await page.unroute('**/api/bookings')
    // At the end of a month its calendar may have one free day.
    await freeDays(page, 'ca').last().tap()
    await sheetOn(page).getByRole('button', goOn('ca')).tap()
    expect(await sheetOn(page).getByLabel(textIn('ca', 'request:name')).inputValue()).toBe(
      'Kim Ha-neul',
    )
    await sheetOn(page)
      .getByLabel('= ?')
      .fill(await sumOn(page))
    await sendButton(page, 'ca').tap()
    await sentPid(page)
    await page.context().close()
  })
})

describe('what is typed', () => {
  it('is kept without a connection, and sent when it is back', async () => {
    const page = await openSheet()
    await fillRequest(page, 'ca', anAddress())
    await page.context().setOffline(true)
    await sendButton(page, 'ca').tap()
    await sheetOn(page).getByText(textIn('ca', 'errors:Offline')).waitFor()
    await page.context().setOffline(false)
    await sendButton(page, 'ca').tap()
    await sentPid(page)
    await page.context().close()
  })

  it('outlives a reload and a change of the language, until it is sent', async () => {
    const page = await openSheet()
    await fillRequest(page, 'ca', anAddress())
    await page.goto(`${TOUR}-kr`)
    await wakeApp(page)
    await askButton(page, 'kr').tap()
    const sheet = sheetOn(page)
    await sheet.locator('[aria-selected="true"]').waitFor()
    await sheet.getByRole('button', goOn('kr')).tap()
    const name = sheet.getByLabel(textIn('kr', 'request:name'), { exact: true })
    expect(await name.inputValue()).toBe('Kim Ha-neul')
    expect(await sheet.getByRole('checkbox').isChecked()).toBe(true)
    await sheet.getByLabel('= ?').fill(await sumOn(page))
    await sendButton(page, 'kr').tap()
    await sentPid(page)
    const kept = () => page.evaluate(() => Object.keys(sessionStorage).join())
    expect(await kept()).not.toContain('booking')
    await page.context().close()
  })

  it('keeps the phone field open and focused when its number is deleted', async () => {
    const page = await openSheet()
    await freeDays(page, 'ca').first().tap()
    const sheet = sheetOn(page)
    await sheet.getByRole('button', goOn('ca')).tap()
    await sheet.getByText(textIn('ca', 'request:more')).tap()
    const phone = sheet.getByLabel(textIn('ca', 'request:phone'))
    await phone.pressSequentially('40')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('403 555 0100')
    expect(await phone.inputValue()).toBe('403 555 0100')
    expect(await phone.isVisible()).toBe(true)
    await page.context().close()
  })

  it('gets its faults by field, the focus on the first', async () => {
    const page = await openSheet()
    await freeDays(page, 'ca').first().tap()
    const sheet = sheetOn(page)
    await sheet.getByRole('button', goOn('ca')).tap()
    await sendButton(page, 'ca').tap()
    for (const key of ['fault.name', 'fault.sum', 'fault.terms'])
      await sheet.getByText(textIn('ca', `request:${key}`)).waitFor()
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name)
    const name = sheet.getByLabel(textIn('ca', 'request:name'))
    expect(await name.evaluate((input) => input === document.activeElement), await focused()).toBe(
      true,
    )
    await expectAccessible(page)
    await page.context().close()
  })
})

it('a day is chosen by the arrow keys, and spoken with its state', async () => {
  const page = await openPage({ viewport: PHONE })
  page.setDefaultTimeout(20_000)
  await page.goto(`${TOUR}-ca`)
  await wakeApp(page)
  await askButton(page, 'ca').focus()
  await page.keyboard.press('Enter')
  const first = freeDays(page, 'ca').first()
  await first.waitFor()
  // Engines differ in the order of day and month in en-CA.
  expect(await spoken(first)).toMatch(/^(\d{1,2} [A-Z][a-z]+|[A-Z][a-z]+ \d{1,2}), open$/)
  await first.focus()
  const before = await spoken(first)
  await page.keyboard.press('ArrowRight')
  const label = () => page.evaluate(() => document.activeElement?.lastChild?.textContent)
  await expect.poll(label).not.toBe(before)
  await page.keyboard.press('Enter')
  await expect
    .poll(() => spoken(sheetOn(page).locator('[aria-selected="true"] button')))
    .toBe(await label())
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => sheetOn(page).count()).toBe(0)
  expect(await askButton(page, 'ca').evaluate((it) => it === document.activeElement)).toBe(true)
  await page.context().close()
})

it('a question about a tour leads to its sheet from the contact page', async () => {
  const page = await onPhone('/contact-ca?tour=1&people=3')
  await wakeApp(page)
  await askButton(page, 'ca').tap()
  await freeDays(page, 'ca').first().waitFor()
  await sheetOn(page).getByText('Total with GST for 3').waitFor()
  await page.context().close()
})

/** The address of a tour with a departure that has seats. */
async function aTourWithSeats(): Promise<string> {
  const tours =
    await send<{ _id: number; joins: { startDate: string; male: number; female: number }[] }[]>(
      '/api/forum?status=0',
    )
  const soon = addDays(calgaryDay(Date.now()), 4)
  const tour = tours.find(({ joins }) => {
    const last = joins.at(-1)
    return last && last.startDate > soon && last.male + last.female < 4
  })
  if (!tour) throw new Error('No tour has a departure with seats')
  return `/tour/x-${tour._id}-ca`
}

function bodyOf(request: Request): unknown {
  return JSON.parse(request.postData() ?? 'null')
}
