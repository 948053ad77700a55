import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { openAdmin, tabTo } from './support/admins'
import { ADMIN, send, sessionOf } from './support/api'
import { expectAccessible, expectNoProblems, overflowOf, takeFullPicture } from './support/browser'
import { mailsTo } from './support/outbox'

const LOOKS = [
  ['kr', 390, 'light'],
  ['ca', 390, 'dark'],
  ['ca', 1440, 'light'],
  ['kr', 1440, 'dark'],
  ['cn', 1440, 'light'],
] as const
/** The browser logs responses that fail on purpose. */
const REFUSED = /Failed to load resource/
let sequence = 0

async function aBooking() {
  sequence += 1
  const { accessToken: token } = await sessionOf(ADMIN)
  const name = `Haein Seo ${sequence}x${Date.now()}`
  const email = `quoted${sequence}x${Date.now()}@example.com`
  const { id, pid } = await send<{ id: number; pid: string }>(
    '/api/admin/bookings',
    {
      source: 'mail',
      tourId: 1,
      day: `2027-0${5 + (sequence % 4)}-1${sequence % 10}`,
      party: { adults: 2, children: 0 },
      lang: 'kr',
      pickup: { kind: 'calgary' },
      name,
      email,
    },
    token,
  )
  return { id, pid, name, email, token }
}

const draftOf = async ({ id, token }: { id: number; token: string }) =>
  send<{ number: number; revision: number; totalCents: number }>(
    `/api/admin/bookings/${id}/quotes`,
    {},
    token,
  )

const headersOf = (more: object) => ({
  origin: inject('origin'),
  'content-type': 'application/json',
  ...more,
})

async function patch(path: string, body: object, token: string) {
  const response = await fetch(inject('origin') + path, {
    method: 'PATCH',
    headers: headersOf({ authorization: `Bearer ${token}` }),
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
}

/** Accepts the open quote with the link of the newest mail. */
async function acceptAsGuest(pid: string, email: string) {
  const links = (await mailsTo(email)).map(({ text }) => /#k=([\w-]+)/.exec(text)?.[1])
  const key = links.find((each) => each !== undefined)
  const call = (path: string, body?: object, cookie = '') =>
    fetch(`${inject('origin')}/api/guest/${pid}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: headersOf({ cookie }),
      ...(body && { body: JSON.stringify(body) }),
    })
  const opened = await call('/open', { key })
  expect(opened.status).toBe(204)
  const cookie = opened.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const page: { version: number; quote: { number: number } } = await (
    await call('', undefined, cookie)
  ).json()
  const accepted = await call(
    '/quote',
    {
      act: 'accept',
      number: page.quote.number,
      version: page.version,
      currency: 'CAD',
      method: 'etransfer',
      agreed: { terms: true, policy: true },
    },
    cookie,
  )
  expect(accepted.status, await accepted.clone().text()).toBe(200)
}

const openBooking = async (page: Page, id: number, name: string) => {
  await page.goto(`/admin/bookings/${id}-ca`)
  await page.getByRole('heading', { name: new RegExp(name) }).waitFor()
}

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

it('a draft is made, changed and sent with the keyboard alone; money by hand confirms what the guest accepted', async () => {
  const { id, pid, name, email } = await aBooking()
  const page = await openAdmin(`/admin/bookings/${id}-ca`)
  await page.getByRole('heading', { name: new RegExp(name) }).waitFor()
  await tabTo(page, page.getByRole('button', { name: 'New quote' }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Quote 1/ }).waitFor()
  const price = page.getByRole('article', { name: 'Line 1' }).getByLabel('C$ per unit')
  await tabTo(page, price)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('about 900')
  await page.keyboard.press('Enter')
  await page.getByText('Write an amount such as 1250 or 1,250.50.').waitFor()
  await expect.poll(() => price.evaluate((box) => box === document.activeElement)).toBe(true)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1,250.50')
  const totals = page.getByRole('complementary', { name: 'Total' })
  await totals.getByText('C$2,626.05').waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Add line' }))
  await page.keyboard.press('Enter')
  const added = page.getByRole('article', { name: 'Line 2' })
  await expect
    .poll(() => added.getByLabel('Kind').evaluate((box) => box === document.activeElement))
    .toBe(true)
  await page.keyboard.type('Disc')
  await tabTo(page, added.getByLabel('C$ off per unit'))
  await page.keyboard.type('50.50')
  await totals.getByText('C$2,573.03').waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Review and send' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Send this quote?' })
  await dialog.getByText('C$2,573.03').waitFor()
  await expectAccessible(page)
  await tabTo(page, dialog.getByRole('button', { name: 'Send quote' }))
  await page.keyboard.press('Enter')
  await page.getByText('With the guest', { exact: true }).first().waitFor()

  await acceptAsGuest(pid, email)
  await openBooking(page, id, name)
  await page.getByText('The guest accepted the quote; the date is held').waitFor()
  await page.getByRole('button', { name: 'Give more time' }).click()
  await page.getByLabel('More hours').fill('48')
  await page.getByRole('button', { name: 'Extend' }).click()
  await page.getByText('More time to pay', { exact: true }).waitFor()
  await takeFullPicture(page, 'held-ca-1440')

  await page.getByRole('button', { name: 'Record a payment' }).click()
  const payment = page.getByRole('dialog', { name: 'Record money that was seen' })
  await payment.getByRole('button', { name: 'Review' }).click()
  await payment.getByText('Enter an amount above zero.').waitFor()
  await payment.getByLabel('Amount in C$').fill('2573.03')
  await payment.getByRole('button', { name: 'Review' }).click()
  await payment.getByText(/the booking is confirmed and the guest gets an e-mail/).waitFor()
  await expectAccessible(page)
  await payment.getByRole('button', { name: 'Record payment' }).click()
  await page.getByText('Deposit covered; the booking is confirmed').waitFor()
  await page.getByText('Payment received').waitFor()
  expectNoProblems(page)
  await page.context().close()
})

it('the second of two admins keeps what was typed into a draft and saves it over the other', async () => {
  const booking = await aBooking()
  const { id, token } = booking
  const { revision } = await draftOf(booking)
  const page = await openAdmin(`/admin/bookings/${id}/quotes/1-ca`)
  await page.getByLabel('Note to the guest').fill('벚꽃은 없습니다.')
  await patch(`/api/admin/bookings/${id}/quotes/1`, { revision, note: 'Other' }, token)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText(/Another admin has saved this draft since you opened it/).waitFor()
  expect(await page.getByLabel('Note to the guest').inputValue()).toBe('벚꽃은 없습니다.')
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  const [quote] = await send<{ note: string }[]>(
    `/api/admin/bookings/${id}/quotes`,
    undefined,
    token,
  )
  expect(quote?.note).toBe('벚꽃은 없습니다.')
  expectNoProblems(page, REFUSED)
  await page.context().close()
})

it('a draft that is not saved says so beside its button, however long the form, and in the dialog that is open', async () => {
  const booking = await aBooking()
  const { id, token } = booking
  const { revision } = await draftOf(booking)
  const page = await openAdmin(`/admin/bookings/${id}/quotes/1-ca`)
  await page.getByLabel('Note to the guest').fill('벚꽃은 없습니다.')
  await page.route('**/quotes/1', (route) => route.abort())
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Save draft' }).click()
  const alert = page.locator('#main form [role=alert]').filter({ hasText: 'reach the server' })
  await alert.waitFor()
  expect(await alert.evaluate(isInView)).toBe(true)
  await page.unroute('**/quotes/1')

  await page.getByRole('button', { name: 'Review and send' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send this quote?' })
  await dialog.getByRole('button', { name: 'Send quote' }).waitFor()
  await patch(`/api/admin/bookings/${id}/quotes/1`, { revision: revision + 1, party: 3 }, token)
  await dialog.getByRole('button', { name: 'Send quote' }).click()
  await dialog.getByRole('button', { name: 'Save mine over it' }).waitFor()
  await page.route('**/quotes/1', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Save mine over it' }).click()
  await dialog.getByText(/reach the server/).waitFor()
  expect(await alert.count()).toBe(0)
  expectNoProblems(page, REFUSED)
  await page.context().close()
})

it('Ctrl+S saves what was typed into a draft', async () => {
  const booking = await aBooking()
  await draftOf(booking)
  const page = await openAdmin(`/admin/bookings/${booking.id}/quotes/1-ca`)
  await page.getByLabel('Note to the guest').fill('벚꽃은 없습니다.')
  await page.getByText('Not saved yet', { exact: true }).waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await expect
    .poll(() => page.getByLabel('Note to the guest').inputValue())
    .toBe('벚꽃은 없습니다.')
  expectNoProblems(page)
  await page.context().close()
})

it('what was typed into a draft and not saved is offered again, and compared with what another admin saved since', async () => {
  const booking = await aBooking()
  const { id, token } = booking
  const { revision } = await draftOf(booking)
  const page = await openAdmin(`/admin/bookings/${id}/quotes/1-ca`)
  const note = page.getByLabel('Note to the guest')
  await note.fill('벚꽃은 없습니다.')
  await page.getByRole('link', { name: booking.name }).click()
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' })
  await leave.getByText(/offered again when you come back/).waitFor()
  await leave.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'New quote' }).waitFor()
  await patch(`/api/admin/bookings/${id}/quotes/1`, { revision, note: 'Other' }, token)

  await page.goto(`/admin/bookings/${id}/quotes/1-ca`)
  await page.getByText(/There is unsaved work from/).waitFor()
  expect(await note.inputValue()).toBe('Other')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect.poll(() => note.inputValue()).toBe('벚꽃은 없습니다.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText(/Another admin has saved this draft since you opened it/).waitFor()
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => note.inputValue()).toBe('벚꽃은 없습니다.')
  expect(await page.getByText(/There is unsaved work from/).count()).toBe(0)
  expectNoProblems(page, REFUSED)
  await page.context().close()
})

it('a draft that another admin changes before it is sent is compared first, and nothing typed is lost', async () => {
  const booking = await aBooking()
  const { id, token } = booking
  const { revision } = await draftOf(booking)
  const page = await openAdmin(`/admin/bookings/${id}/quotes/1-ca`)
  await page.getByRole('button', { name: 'Review and send' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send this quote?' })
  await dialog.getByRole('button', { name: 'Send quote' }).waitFor()
  await patch(`/api/admin/bookings/${id}/quotes/1`, { revision, party: 3 }, token)
  await dialog.getByRole('button', { name: 'Send quote' }).click()
  await dialog.getByText(/Another admin has saved this draft/).waitFor()
  await dialog.getByText('Travellers', { exact: true }).waitFor()
  const takeSaved = dialog.getByRole('button', { name: 'Take the saved one' })
  expect(await takeSaved.evaluate(isInView)).toBe(true)
  await expectAccessible(page)
  await takeFullPicture(page, 'send-conflict-ca-1440')
  await takeSaved.click()
  await dialog.getByText(/Another admin has saved this draft/).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByLabel('Travellers').inputValue()).toBe('3')

  await page.getByLabel('Note to the guest').fill('벚꽃은 없습니다.')
  const [stored] = await send<{ version: number }[]>(
    `/api/admin/bookings/${id}/quotes`,
    undefined,
    token,
  )
  await send(`/api/admin/bookings/${id}/quotes/1/send`, { version: stored!.version }, token)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText(/Another admin has sent this quote/).waitFor()
  expect(await page.getByLabel('Note to the guest').inputValue()).toBe('벚꽃은 없습니다.')
  await page.getByRole('button', { name: 'New quote with what I typed' }).click()
  await page.getByRole('heading', { name: /^Quote 2/ }).waitFor()
  expect(await page.getByLabel('Note to the guest').inputValue()).toBe('벚꽃은 없습니다.')
  expectNoProblems(page, REFUSED)
  await page.context().close()
})

it('the guest’s view stays in sight while a quote is written: beside the form, or one press away on a phone', async () => {
  const booking = await aBooking()
  await draftOf(booking)
  const page = await openAdmin(`/admin/bookings/${booking.id}/quotes/1-ca`)
  await page.setViewportSize({ width: 1440, height: 844 })
  const view = page.getByRole('heading', { name: 'As the guest sees it' })
  await view.waitFor()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await page.getByRole('heading', { name: 'Total' }).evaluate(isInView)).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('Note to the guest').fill('두꺼운 옷을 챙겨 주세요.')
  await page.getByRole('button', { name: 'As the guest sees it' }).click()
  await page
    .getByRole('region', { name: 'As the guest sees it', exact: true })
    .getByText('두꺼운 옷을 챙겨 주세요.')
    .first()
    .waitFor()
  expect(await page.getByLabel('Note to the guest').isVisible()).toBe(false)
  await expectAccessible(page)
  await takeFullPicture(page, 'preview-ca-390')
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  expect(await page.getByLabel('Note to the guest').inputValue()).toBe('두꺼운 옷을 챙겨 주세요.')
  expectNoProblems(page)
  await page.context().close()
})

it('the editor of a quote has no barrier and fits each width in every language', async () => {
  const booking = await aBooking()
  await draftOf(booking)
  const page = await openAdmin('/admin-ca')
  for (const [lang, width, colorScheme] of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    for (const [screen, path] of [
      ['quote', '/quotes/1'],
      ['booking', ''],
    ] as const) {
      await page.goto(`/admin/bookings/${booking.id}${path}-${lang}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      await takeFullPicture(page, `${screen}-${lang}-${width}-${colorScheme}`)
      const overflow = await overflowOf(page)
      expect(overflow, `${screen} ${lang} ${width} px`).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
  }
  expectNoProblems(page)
  await page.context().close()
})
