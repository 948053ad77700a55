import type { Locator, Page } from 'playwright-core'
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

const openLogin = async (page: Page) => {
  await page.goto('/kr')
  await wakeApp(page)
  await page.locator('header summary').filter({ visible: true }).nth(1).tap()
  await page
    .locator('header')
    .getByRole('button', { name: textIn('kr', 'site:nav.login') })
    .filter({ visible: true })
    .tap()
}

const TYPED = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden])'

/** The fields that show and that a keyboard may type into. */
async function fieldsOn(page: Page): Promise<Locator> {
  const fields = page.locator('main, dialog[open]').locator(TYPED).filter({ visible: true })
  await fields.first().waitFor()
  await page.waitForTimeout(500)
  return fields
}

/** Each form of visitors, members and guests, as far as its fields show. */
const FORMS: Record<string, (page: Page) => Promise<unknown>> = {
  search: (page) => page.goto('/search-kr'),
  'log-in': openLogin,
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
    const fields = await fieldsOn(page)
    const found = await fields.evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map((input) => {
        const { type, autocomplete, inputMode, name } = input
        return { name: input.labels?.[0]?.textContent ?? name, type, autocomplete, inputMode }
      }),
    )
    // A search is remembered by the browser.
    expect(found.filter(({ type, autocomplete }) => !autocomplete && type !== 'search')).toEqual([])
    const wrong = found.filter(
      ({ type, autocomplete, inputMode }) =>
        (autocomplete === 'email') !== (type === 'email') ||
        (type === 'email' && inputMode !== 'email') ||
        (autocomplete === 'one-time-code' && inputMode !== 'numeric'),
    )
    expect(wrong).toEqual([])
    await page.context().close()
  })

  it.each(Object.entries(FORMS))('its Enter key says what it does: %s', async (_, open) => {
    const page = await openPhone()
    await open(page)
    const found = await (
      await fieldsOn(page)
    ).evaluateAll(
      (inputs: HTMLInputElement[], typedInto) =>
        inputs
          .filter(({ type }) => !['date', 'time'].includes(type))
          .map((input) => {
            const { form, enterKeyHint, type, name } = input
            const typed = [...form!.elements].filter(
              (it) => it.matches(typedInto) && it.checkVisibility(),
            )
            const isLast = typed.at(-1) === input
            return { name: input.labels?.[0]?.textContent ?? name, type, isLast, enterKeyHint }
          }),
      `textarea, ${TYPED}`,
    )
    expect(found.filter(({ enterKeyHint }) => enterKeyHint === '')).toEqual([])
    expect(
      found.filter(({ isLast, enterKeyHint }) => isLast !== (enterKeyHint !== 'next')),
    ).toEqual([])
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

  /** Safari's keyboard lies over the page, and the page may be moved up below it. */
  it.each([0, 90])(
    'dialogs keep above one that covers the page (moved by %i px)',
    async (moved) => {
      const page = await openPhone()
      const cover = (height: number, offsetTop: number) =>
        page.evaluate(
          (seen) => {
            for (const [name, value] of Object.entries(seen))
              Object.defineProperty(visualViewport, name, { value, configurable: true })
            visualViewport!.dispatchEvent(new Event('resize'))
          },
          { height, offsetTop },
        )
      const end = moved + ABOVE_KEYBOARD.height
      const expectSeen = async (button: Locator, field: Locator) => {
        for (const part of [button, field]) {
          const { y, height } = (await part.boundingBox())!
          expect(y).toBeGreaterThanOrEqual(moved)
          expect(y + height).toBeLessThanOrEqual(end)
        }
      }

      await openSheet(page)
      await fillRequest(page, 'kr', 'sky@example.com')
      const before = await sheetOn(page).boundingBox()
      const email = sheetOn(page).getByLabel(textIn('kr', 'request:email'))
      await email.tap()
      await cover(ABOVE_KEYBOARD.height, moved)
      await expectSeen(sendButton(page, 'kr'), email)
      await cover(PHONE.height, 0)
      expect(await sheetOn(page).boundingBox()).toEqual(before)

      await openLogin(page)
      const password = page.locator('dialog[open] input[autocomplete=current-password]')
      await password.tap()
      await cover(ABOVE_KEYBOARD.height, moved)
      await expectSeen(page.locator('dialog[open] button[type=submit]').first(), password)
      await page.context().close()
    },
  )

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
