import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { holdDate } from './support/bookings'
import { openPage, PHONE, wakeApp } from './support/browser'
import { logInAs } from './support/admins'
import { askButton, fillRequest, freeDays, sendButton, sheetOn } from './support/requests'
import { textIn } from '../support/texts'

const openPhone = async () => {
  const page = await openPage({ viewport: PHONE, hasTouch: true, isMobile: true })
  page.setDefaultTimeout(20_000)
  return page
}

/** Height of the page above a touch keyboard, which resizes it (`interactive-widget`). */
const ABOVE_KEYBOARD = { ...PHONE, height: 508 }

const openSheet = async (page: Page) => {
  await page.goto('/tour/x-1-kr')
  await wakeApp(page)
  await askButton(page, 'kr').click()
  await freeDays(page, 'kr').first().waitFor()
}

/** Each form of visitors, members and guests, as far as its fields show. */
const FORMS: Record<string, (page: Page) => Promise<unknown>> = {
  contact: (page) => page.goto('/contact-kr?tour=1&people=2'),
  'sign-up': (page) => page.goto('/register/kr'),
  verification: (page) => page.goto('/verify-kr'),
  'forgotten password': (page) => page.goto('/forgot-kr'),
  'new password': (page) => page.goto('/reset-kr?token=x'),
  post: async (page) => {
    await logInAs(page, 'guest')
    await page.goto('/board/3-kr#write')
  },
  'guest of a request': async (page) => {
    await openSheet(page)
    await fillRequest(page, 'kr', 'sky@example.com')
  },
  claim: async (page) => {
    const sent = await holdDate('kr')
    await page.goto(sent.path.replace('#', '-kr#'))
    await page.getByRole('button', { name: textIn('kr', 'trip:claim.open'), exact: true }).click()
  },
}

describe('with the keyboard of a phone', () => {
  it.each(Object.entries(FORMS))('the fields of a form say what they take: %s', async (_, open) => {
    const page = await openPhone()
    await open(page)
    const fields = page
      .locator('main, dialog[open]')
      .locator('input:not([type=checkbox], [type=radio], [type=file], [type=hidden])')
      .filter({ visible: true })
    await fields.first().waitFor()
    await page.waitForTimeout(500)
    const found = await fields.evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map((input) => {
        const { type, autocomplete, inputMode, name } = input
        return { name: input.labels?.[0]?.textContent ?? name, type, autocomplete, inputMode }
      }),
    )
    expect(found.filter(({ autocomplete }) => autocomplete === '')).toEqual([])
    const wrong = found.filter(
      ({ type, autocomplete, inputMode }) =>
        (autocomplete === 'email') !== (type === 'email') ||
        (type === 'email' && inputMode !== 'email') ||
        (autocomplete === 'one-time-code' && inputMode !== 'numeric'),
    )
    expect(wrong).toEqual([])
    await page.context().close()
  })

  it('the button of the request sheet is above it', async () => {
    const page = await openPhone()
    await openSheet(page)
    const viewport = page.locator('meta[name=viewport]')
    expect(await viewport.getAttribute('content')).toContain('interactive-widget=resizes-content')
    await fillRequest(page, 'kr', 'sky@example.com')
    await page.setViewportSize(ABOVE_KEYBOARD)
    await sheetOn(page).getByLabel(textIn('kr', 'request:email')).tap()
    await sendButton(page, 'kr').scrollIntoViewIfNeeded()
    const box = await sendButton(page, 'kr').boundingBox()
    expect(box!.y + box!.height).toBeLessThanOrEqual(ABOVE_KEYBOARD.height)
    const sheet = await sheetOn(page).boundingBox()
    expect(sheet!.y).toBeGreaterThanOrEqual(0)
    await page.context().close()
  })

  it('only the middle of the request sheet scrolls, so its button stays where it is', async () => {
    const page = await openPhone()
    await openSheet(page)
    const spare = await sheetOn(page).evaluate((sheet) =>
      [sheet, ...sheet.querySelectorAll('*')]
        .filter((part) => part.querySelector('.request-body'))
        .map((part) => part.scrollHeight - part.clientHeight)
        .filter((px) => px > 1),
    )
    expect(spare).toEqual([])
    await page.context().close()
  })

  it('a sheet’s last line is above the bar at the lower edge of a phone', async () => {
    const page = await openPhone()
    await page.goto('/tour/x-1-kr')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } })
    await page.getByRole('button', { name: textIn('kr', 'tours:bar.open') }).click()
    const padding = await page
      .locator('dialog[open] > div')
      .evaluate((content) => getComputedStyle(content).paddingBottom)
    expect(padding).toBe('34px')
    await page.context().close()
  })
})
