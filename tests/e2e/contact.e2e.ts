import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoProblems, openPage, PHONE, wakeApp } from './support/browser'
import { goInApp } from './support/faults'
import { aVerifiedMember, logInOn } from './support/members'
import { newestMailTo } from './support/outbox'

/** The browser logs responses that fail on purpose. */
const REFUSED = /Failed to load resource/

describe('the contact form', () => {
  it('keeps the text when the server is unreachable, and sends it once', async () => {
    const page = await openPage({ viewport: PHONE })
    await page.goto('/contact-ca')
    await wakeApp(page)
    const email = `visitor${Date.now()}@example.com`
    await page.getByLabel('Your e-mail').fill(email)
    await page.getByLabel('Subject').fill('Larch season')
    await page.getByLabel('Message').fill('When do the larches turn?\nWe are four.')
    await page.getByLabel(/\d+ \+ \d+ = \?/).fill('99')
    await page.getByLabel('Message').focus()
    await expect.poll(() => page.getByText('Incorrect answer.').count()).toBe(1)
    const send = page.getByRole('button', { name: 'Send' })
    expect(await send.isDisabled()).toBe(true)
    await page.getByLabel(/\d+ \+ \d+ = \?/).fill('')
    await page.route('**/api/email', (route) => route.abort())
    await send.click()
    await expect.poll(() => page.getByText('We couldn’t send it just now (0).').count()).toBe(1)
    expect(await page.getByLabel('Message').inputValue()).toContain('We are four.')
    await page.unroute('**/api/email')
    await send.click()
    await expect.poll(() => page.getByText('We have your message (').count()).toBeGreaterThan(0)
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
    expect(
      await page
        .getByText(/on the board too/)
        .filter({ visible: true })
        .count(),
    ).toBe(0)
    expect(await page.getByLabel('Subject').inputValue()).toBe('')
    expect(await page.getByLabel('Your e-mail').inputValue()).toBe(email)
    const inquiry = await newestMailTo('hello@moraine.example', /Larch season/)
    expect(inquiry.text).toContain('When do the larches turn?')
    expectNoProblems(page, REFUSED)
    await page.context().close()
  })
})

it('the contact form restores its draft until it is sent', async () => {
  const page = await openPage()
  await page.goto('/contact-ca')
  await wakeApp(page)
  await page.getByLabel('Subject').fill('Larch season')
  await page.getByLabel('Message').fill('When do the larches turn?')
  await page.goto('/ceo-ca')
  await page.goto('/contact-ca')
  await wakeApp(page)
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('When do the larches turn?')
  expect(await page.getByLabel('Subject').inputValue()).toBe('Larch season')
  await page.getByLabel('Your e-mail').fill(`visitor${Date.now()}@example.com`)
  await page.route('**/api/email', (route) =>
    route.fulfill({ json: { ok: true, reference: 'M-1' } }),
  )
  await page.route('**/api/forum/*/topic', (route) => route.fulfill({ json: { _id: 1 } }))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
  await page.reload()
  await wakeApp(page)
  await page.waitForTimeout(300)
  expect(await page.getByLabel('Message').inputValue()).toBe('')
  await page.context().close()
})

it('a reload keeps the address in this tab', async () => {
  const page = await openPage()
  await page.goto('/contact-ca')
  await wakeApp(page)
  await page.getByLabel('Your e-mail').fill('larch@example.com')
  await page.reload()
  await wakeApp(page)
  await expect.poll(() => page.getByLabel('Your e-mail').inputValue()).toBe('larch@example.com')
  const other = await page.context().newPage()
  await other.goto('/contact-ca')
  await wakeApp(other)
  await other.waitForTimeout(300)
  expect(await other.getByLabel('Your e-mail').inputValue()).toBe('')
  await page.context().close()
})

it('the contact form is sent when the sum question does not come', async () => {
  const page = await openPage()
  await page.route('**/api/challenge', (route) =>
    route.fulfill({ status: 503, json: { code: 'Unavailable' } }),
  )
  await page.goto('/contact-ca')
  await wakeApp(page)
  await page.getByLabel('Your e-mail').fill(`visitor${Date.now()}@example.com`)
  await page.getByLabel('Subject').fill('Without a sum')
  await page.getByLabel('Message').fill('Is there a tour in May?')
  const send = page.getByRole('button', { name: 'Send' })
  await expect.poll(() => send.isDisabled()).toBe(false)
  await send.click()
  await expect.poll(() => page.getByText('We have your message (').count()).toBeGreaterThan(0)
  await page.context().close()
})

describe('an inquiry that has been mailed', () => {
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem('draft:contact'))

  /** Fills in the form and sends it; the returned function lets the mail calls succeed. */
  async function sendSlowly(page: Page): Promise<() => void> {
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/email', async (route) => {
      await answered.promise
      await route.fulfill({ json: { ok: true, reference: 'M-1' } })
    })
    await page.goto('/contact-ca')
    await wakeApp(page)
    await page.getByLabel('Your e-mail').fill(`visitor${Date.now()}@example.com`)
    await page.getByLabel('Subject').fill('Larch season')
    await page.getByLabel('Message').fill('When do the larches turn?')
    await expect.poll(() => kept(page)).toContain('larches turn')
    await page.getByRole('button', { name: 'Send' }).click()
    return answered.resolve
  }

  it('by a visitor leaves no draft to be sent twice', async () => {
    const page = await openPage()
    const answer = await sendSlowly(page)
    answer()
    await page.getByText('We have your message (').waitFor()
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
    expect(await kept(page)).toBeNull()
    await page.context().close()
  })

  it('leaves no draft either when the page was left before the response', async () => {
    const page = await openPage()
    const answer = await sendSlowly(page)
    await goInApp(page, '/ceo-ca')
    await page.getByLabel('Message').waitFor({ state: 'detached' })
    answer()
    await expect.poll(() => kept(page)).toBeNull()
    await page.context().close()
  })

  it('keeps what was typed in the meantime', async () => {
    const page = await openPage()
    const answer = await sendSlowly(page)
    await page.getByLabel('Message').fill('And when does the first snow come?')
    answer()
    await page.getByText('We have your message (').waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe('And when does the first snow come?')
    expect(await kept(page)).toContain('first snow')
    await page.context().close()
  })
})

it('the contact form says how much too long a message is, and does not send it', async () => {
  const page = await openPage()
  await page.goto('/contact-ca')
  await wakeApp(page)
  await page.getByLabel('Message').fill('x'.repeat(10_500))
  await page.getByLabel('Subject').focus()
  const reason = 'This text is too long. Please shorten it. (10,500 of at most 10,000 characters)'
  await expect.poll(() => page.getByText(reason).count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  await page.context().close()
})

describe('what the contact form says', () => {
  it.each([
    [0, 'Offline', 'We couldn’t reach the server.'],
    [429, 'TooManyRequests', 'We can’t take another message through the site right now.'],
    [503, 'Unavailable', 'This isn’t available right now.'],
    [422, 'EmailReserved', 'This e-mail address belongs to the company.'],
  ])('when the mail fails with %i', async (status, code, words) => {
    const page = await openPage()
    const send = await fillEnquiry(page)
    await page.getByLabel('Your e-mail').fill(`visitor${Date.now()}@example.com`)
    await page.route('**/api/email', (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, json: { code, msg: code } }),
    )
    await send.click()
    const alert = page.locator('form').getByRole('alert').filter({ hasText: words })
    await alert.waitFor()
    const isAddress = status === 422
    expect(await alert.getByText('Please check your e-mail address.').count()).toBe(
      isAddress ? 1 : 0,
    )
    expect(await alert.locator('a[href^="tel:"]').count()).toBe(isAddress ? 0 : 1)
    expect(await page.getByLabel('Message').inputValue()).toBe('When do the larches turn?')
    await page.context().close()
  })

  it('about the board, folded, when a login has ended', async () => {
    const page = await openPage()
    await logInOn(page, await aVerifiedMember())
    const send = await fillEnquiry(page)
    await refuse(page, '**/api/forum/*/topic', 401, 'SessionExpired')
    await send.click()
    const line = page.locator('form details')
    await line.waitFor()
    expect(await line.getByText('Log in and press Send again').isVisible()).toBe(false)
    await line.locator('summary').click()
    expect(await line.getByText('Log in and press Send again').isVisible()).toBe(true)
    await page.context().close()
  })

  const refuse = (page: Page, path: string, status: number, code: string) =>
    page.route(path, (route) => route.fulfill({ status, json: { code, msg: code } }))

  async function fillEnquiry(page: Page) {
    await page.goto('/contact-ca')
    await wakeApp(page)
    const send = page.getByRole('button', { name: 'Send' })
    expect(await send.isDisabled()).toBe(true)
    await page.getByLabel('Subject').fill('L')
    await page.getByLabel('Message').fill('Too short')
    await page.getByLabel('Subject').focus()
    await expect.poll(() => page.getByText('Minimum 10 characters are required.').count()).toBe(1)
    await page.getByLabel('Subject').fill('Larch season')
    await page.getByLabel('Message').fill('When do the larches turn?')
    return send
  }

  it('when the sum is wrong, right, and when the inquiry is refused', async () => {
    const page = await openPage()
    const send = await fillEnquiry(page)
    await page.getByLabel('Your e-mail').fill(`visitor${Date.now()}@example.com`)
    const question = page.getByLabel(/\d+ \+ \d+ = \?/)
    await question.fill('99')
    await page.getByLabel('Message').focus()
    await expect.poll(() => page.getByText('Incorrect answer.').count()).toBe(1)
    expect(await send.isDisabled()).toBe(true)
    const [a = 0, b = 0] = ((await page.locator('label', { hasText: '= ?' }).textContent()) ?? '')
      .match(/\d+/g)!
      .map(Number)
    await question.fill(String(a + b))
    await expect.poll(() => send.isEnabled()).toBe(true)
    await page.route('**/api/email', (route) =>
      (route.request().postDataJSON() as { replyEmail?: string }).replyEmail
        ? route.fulfill({ status: 503, json: { code: 'Unavailable', msg: 'away' } })
        : route.continue(),
    )
    await send.click()
    await expect.poll(() => page.getByText('We couldn’t send it just now (503).').count()).toBe(1)
    expect(await page.getByLabel('Message').inputValue()).toBe('When do the larches turn?')
    await page.unroute('**/api/email')
    await expect.poll(() => send.isEnabled()).toBe(true)
    await send.click()
    await expect.poll(() => page.getByText('We have your message (').count()).toBeGreaterThan(0)
    await page.context().close()
  })

  it.each([
    [403, 'WriteLimit', 'limit for posts'],
    [422, 'WriteContent', 'Please write some content.'],
    [500, 'INTERNAL_SERVER_ERROR', 'Something went wrong.'],
  ])('when the topic is refused with %i', async (status, code, words) => {
    const page = await openPage()
    await logInOn(page, await aVerifiedMember())
    const send = await fillEnquiry(page)
    await refuse(page, '**/api/forum/*/topic', status, code)
    await send.click()
    await expect
      .poll(() => page.getByText(`couldn’t put it on the board. (${status})`).count())
      .toBe(1)
    await expect.poll(() => page.getByText(words).count()).toBeGreaterThan(0)
    expect(await page.getByText('We usually reply within a day.').count()).toBe(1)
    expect(await send.isEnabled()).toBe(true)
    await page.context().close()
  })
})
