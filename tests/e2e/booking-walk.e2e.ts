import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { addDays } from '../../worker/contracts/dates/calendar.ts'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock.ts'
import { openAdmin } from './support/admins'
import { ADMIN, send, sessionOf } from './support/api'
import { openPage, PHONE, wakeApp } from './support/browser'
import { readAsGuest, type SentRequest } from './support/bookings'
import { mailsTo, newestMailTo } from './support/outbox'
import {
  askButton,
  fillRequest,
  freeDays,
  requestByHand,
  sendTwice,
  sheetOn,
} from './support/requests'
import { LANGS, type Lang } from './support/screens'
import { expectKeyNowhere, recordRequests } from './support/secrets'
import { changeStore } from './support/store'
import { textIn } from '../support/texts'

const HOUR_MS = 60 * 60 * 1000
/** Later than the days on which other files book. */
const MONTHS_AHEAD = 9
const TOUR = {
  kr: '레이크 루이스와 모레인 호수 당일 투어',
  ca: 'Lake Louise and Moraine Lake in One Day',
  cn: '露易丝湖·梦莲湖一日游',
}
const QUESTION = { kr: '아이와 함께 갈 수 있나요?', ca: 'Can children come?', cn: '可以带孩子吗？' }
const ANSWER = { kr: '네, 환영합니다.', ca: 'Yes, gladly.', cn: '当然可以。' }
const EMAIL = 'by-hand@example.com'
let people = 0

const refuses = (code: string) => ({ status: 409, code })

async function onPhone(path: string): Promise<Page> {
  const page = await openPage({ viewport: PHONE, hasTouch: true })
  page.setDefaultTimeout(20_000)
  await page.goto(path)
  return page
}

describe.each(LANGS)('a request, its answer and the guest’s page on phones: %s', (lang) => {
  it('goes from the tour page to the desk, is unanswered after a day, and comes back answered', async () => {
    people += 1
    const email = `walk${people}x${Date.now().toString(36)}@example.com`
    const visitor = await onPhone(`/tour/x-1-${lang}`)
    await wakeApp(visitor)
    await askButton(visitor, lang).tap()
    await freeDays(visitor, lang).first().waitFor()
    await fillRequest(visitor, lang, email)
    const pid = await sendTwice(visitor, lang)
    await visitor.context().close()

    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(textIn(lang, 'mail:bookings.bookingRequestReceived.asked'))
    const [link = '', key = ''] = /\/trip\/\w+#k=([\w-]+)/.exec(mails[0]?.text ?? '') ?? []
    const guest = await openPage({ viewport: PHONE, hasTouch: true })
    guest.setDefaultTimeout(20_000)
    const lines = recordRequests(guest)
    await guest.goto(link.replace('#', `-${lang}#`))
    await guest.getByLabel(textIn(lang, 'trip:thread.write')).fill(QUESTION[lang])
    await guest.getByRole('button', { name: textIn(lang, 'trip:thread.send') }).tap()
    await guest.getByRole('listitem').getByText(QUESTION[lang]).waitFor()

    waitFor25Hours(pid)
    const desk = await openAdmin(`/admin/bookings-${lang}?column=late&q=${pid}`)
    await desk.setViewportSize(PHONE)
    await desk.getByText(TOUR[lang]).filter({ visible: true }).first().waitFor()
    await desk.getByRole('link', { name: 'Kim Ha-neul' }).click()
    await desk.getByText(pid).first().waitFor()
    await desk.getByText(QUESTION[lang]).waitFor()
    await desk
      .getByLabel(textIn(lang, 'desk-bookings:compose.text.page'), { exact: true })
      .fill(ANSWER[lang])
    await desk.keyboard.press('Control+Enter')
    const sent = textIn(lang, 'desk-bookings:compose.sent.page').replace('{{email}}', email)
    await desk.getByText(sent).waitFor()
    await desk.context().close()

    expect((await newestMailTo(email, new RegExp(pid))).text).toContain(ANSWER[lang])
    await guest.reload()
    await guest.getByRole('listitem').getByText(ANSWER[lang]).waitFor()
    await expectKeyNowhere(guest, key, lines)
    await guest.context().close()
    await expectUnchangedByReading({ pid, key, email, path: link })
  })
})

describe('a day that the desk has filled or closed', () => {
  const month = new Date(Date.now() + MONTHS_AHEAD * 30 * 24 * HOUR_MS).toISOString().slice(0, 7)
  const [full, closed] = [`${month}-12`, `${month}-22`]

  beforeAll(async () => {
    const { accessToken } = await sessionOf(ADMIN)
    await send('/api/admin/closures', { fromDay: closed, toDay: closed }, accessToken)
    const origin = inject('origin')
    const changed = await fetch(`${origin}/api/admin/days/${full}`, {
      method: 'PATCH',
      headers: {
        origin,
        'content-type': 'application/json',
        authorization: `Bearer ${accessToken}`,
      },
      body: JSON.stringify({ cap: 0 }),
    })
    expect(changed.status).toBe(200)
  })

  it.each(LANGS)('says so, and only the full one can be chosen, to wait for: %s', async (lang) => {
    const page = await onPhone(`/tour/x-1-${lang}`)
    await wakeApp(page)
    await askButton(page, lang).tap()
    await freeDays(page, lang).first().waitFor()
    await showMonth(page, lang, full)
    for (const [day, state, isDisabled] of [
      [full, 'full', false],
      [closed, 'closed', true],
    ] as const) {
      const button = sheetOn(page).locator(`[data-day="${day}"] button`)
      // A day whose month is still loading can be pressed, too.
      await expect
        .poll(() => button.innerText())
        .toContain(textIn(lang, `request:day.state.${state}`))
      expect(await button.isDisabled()).toBe(isDisabled)
    }
    await sheetOn(page).locator(`[data-day="${full}"] button`).tap()
    await sheetOn(page).getByText(textIn(lang, 'request:wait.day')).waitFor()
    await page.context().close()
  })

  it('is refused when a program asks for it', async () => {
    const soon = addDays(calgaryDay(Date.now()), 1)
    expect(await requestByHand(full, EMAIL)).toEqual(refuses('DayFull'))
    expect(await requestByHand(closed, EMAIL)).toEqual(refuses('DayClosed'))
    expect(await requestByHand(soon, EMAIL)).toEqual(refuses('CutOffPassed'))
  })
})

/** Turns the open sheet's calendar to the month of a day. */
async function showMonth(page: Page, lang: Lang, day: string): Promise<void> {
  const next = sheetOn(page).getByRole('button', { name: textIn(lang, 'request:day.next') })
  for (let turns = 0; turns <= MONTHS_AHEAD; turns += 1) {
    if ((await sheetOn(page).locator(`[data-day="${day}"]`).count()) > 0) return
    await next.tap()
  }
}

/** Fetches every link in the mails to a guest, and the links of those pages, as scanners do. */
async function expectUnchangedByReading(sent: SentRequest): Promise<void> {
  const links = (await mailsTo(sent.email)).flatMap(
    ({ text }) => text.match(/https?:\/\/\S+/g) ?? [],
  )
  const paths = links.map((link) => new URL(link)).map(({ pathname, search }) => pathname + search)
  expect(paths).toContain(`/trip/${sent.pid}`)
  const before = await readAsGuest(sent)
  for (const path of new Set([...paths, `/api/guest/${sent.pid}`, `/api/guest/${sent.pid}/open`]))
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      await fetch(inject('origin') + path, { method })
  expect(await readAsGuest(sent)).toEqual(before)
}

/** As if the request had been sent a day and an hour ago, in the bookings and in the inbox. */
function waitFor25Hours(pid: string): void {
  const since = Date.now() - 25 * HOUR_MS
  changeStore('UPDATE bookings SET awaits_since = ? WHERE pid = ?', since, pid)
  changeStore(
    'UPDATE inbox_threads SET waiting_since = ? WHERE source_id = (SELECT id FROM bookings WHERE pid = ?)',
    since,
    pid,
  )
}
