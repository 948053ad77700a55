import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeBarriers, foreignNames, layoutBarriers } from './support/barriers'
import { expectNoProblems, openPage, wakeApp } from './support/browser'
import { OPENINGS } from './support/openings'
import { addressIn, LANGS, ROLES, SCREENS, settled, type Role } from './support/screens'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 320, height: 640 }
const ROLE_NAMES = Object.keys(SCREENS) as Role[]

/** Accessibility barriers of a page, wide and narrow, light and dark; each line names the combination. */
async function barriersIn(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  const note = (look: string, barriers: string[]) =>
    found.push(...barriers.map((each) => `${name} ${look}: ${each}`))
  for (const viewport of [WIDE, NARROW]) {
    const width = `${viewport.width} px`
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: 'light' })
    note(width, [...(await axeBarriers(page)), ...(await layoutBarriers(page))])
    await page.emulateMedia({ colorScheme: 'dark' })
    note(`${width} dark`, await axeBarriers(page, 'colours'))
  }
  return found
}

describe.each(LANGS)('in %s there are no barriers', (lang) => {
  it.each(ROLE_NAMES)(
    'of a %s, on any screen, wide or narrow, light or dark',
    { timeout: 480_000 },
    async (role) => {
      const page = await openPage({ viewport: WIDE, reducedMotion: 'reduce' })
      await ROLES[role](page)
      const found: string[] = []
      for (const path of SCREENS[role]) {
        // A page made wide loads larger images, which Chromium shows again in place of preloaded ones.
        await page.goto('about:blank')
        await page.setViewportSize(WIDE)
        await page.goto(addressIn(path, lang))
        await wakeApp(page)
        await settled(page)
        found.push(...(await barriersIn(page, path)))
        if (lang !== 'ca')
          found.push(...(await foreignNames(page)).map((each) => `${path}: ${each}`))
      }
      await page.context().close()
      expect(found).toEqual([])
    },
  )

  it('in what opens', { timeout: 300_000 }, async () => {
    const found: string[] = []
    for (const { name, path, role, viewport, open, opened } of OPENINGS) {
      const page = await openPage({ viewport, reducedMotion: 'reduce' })
      await ROLES[role](page)
      await page.goto(addressIn(path, lang))
      await wakeApp(page)
      await open(page, lang)
      await page.locator(opened).first().waitFor()
      const light = [...(await axeBarriers(page)), ...(await layoutBarriers(page))]
      await page.emulateMedia({ colorScheme: 'dark' })
      const dark = await axeBarriers(page, 'colours')
      found.push(...[...light, ...dark].map((each) => `${name}: ${each}`))
      await page.context().close()
    }
    expect(found).toEqual([])
  })
})

it.each(['/contact', '/register', '/tour/1/1'])(
  'what %s may say later is there before, for readers that listen',
  async (path) => {
    const page = await openPage({ viewport: WIDE, reducedMotion: 'reduce' })
    await page.goto(addressIn(path, 'ca'))
    await wakeApp(page)
    const hidden = await page
      .locator('main :is([role="status"], [role="alert"], [aria-live]):empty')
      .evaluateAll(
        (regions) => regions.filter((region) => getComputedStyle(region).display === 'none').length,
      )
    expect(hidden).toBe(0)
    await page.context().close()
  },
)

describe('with the keyboard', () => {
  it(
    'Escape closes whatever opens, and the focus is back where it was',
    { timeout: 240_000 },
    async () => {
      for (const { name, path, role, viewport, open, opened, closes } of OPENINGS) {
        if (!closes) continue
        const page = await openPage({ viewport, reducedMotion: 'reduce' })
        await ROLES[role](page)
        await page.goto(addressIn(path, 'kr'))
        await wakeApp(page)
        await open(page, 'kr')
        await page.locator(opened).first().waitFor()
        if (!(await page.evaluate(() => document.querySelector('dialog[open]'))))
          await page.locator(opened).first().focus()
        await page.keyboard.press('Escape')
        await expect
          .poll(() => page.locator(opened).filter({ visible: true }).count(), { message: name })
          .toBe(0)
        const returned = () =>
          page.evaluate(() => document.activeElement?.closest('button, summary') !== null)
        await expect.poll(returned, { message: name }).toBe(true)
        expectNoProblems(page)
        await page.context().close()
      }
    },
  )

  it.each(['/', '/tour/x-1', '/board/1', '/contact', '/register'])(
    'every stop on %s is seen, in the order of the page, and nothing holds the focus',
    async (path) => {
      const page = await openPage({ viewport: WIDE, reducedMotion: 'reduce' })
      await page.goto(addressIn(path, 'ca'))
      await wakeApp(page)
      const stops: { name: string; isSeen: boolean; isMarked: boolean; isInOrder: boolean }[] = []
      await page.evaluate(() => document.body.focus())
      for (let presses = 0; presses < 200; presses++) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(() => {
          const { activeElement: element } = document
          if (!element || element === document.body) return null
          const last = (globalThis as { lastStop?: Element }).lastStop
          Object.assign(globalThis, { lastStop: element })
          const { width, height, top, bottom } = element.getBoundingClientRect()
          const { outlineStyle, outlineWidth } = getComputedStyle(element)
          const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
          return {
            name: element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40),
            isSeen: isRadio || (width > 1 && height > 1 && bottom > 0 && top < innerHeight),
            isMarked: isRadio || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
            isInOrder:
              !last ||
              Boolean(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
          }
        })
        if (!stop) break
        stops.push(stop)
      }
      expect(stops.length).toBeLessThan(200)
      expect(stops.length).toBeGreaterThan(10)
      expect(
        stops.filter(({ isSeen, isMarked, isInOrder }) => !isSeen || !isMarked || !isInOrder),
      ).toEqual([])
      expect(stops[0]?.name).toBe('Skip to content')
    },
  )

  it('a pressed button keeps the focus, also at the end of its range', async () => {
    const page = await openPage({ viewport: WIDE, reducedMotion: 'reduce' })
    await page.goto('/tour/x-1-ca')
    await wakeApp(page)
    await page.getByRole('button', { name: 'See all pictures' }).first().click()
    await pressToTheEnd(
      page,
      page.getByRole('dialog').getByRole('button', { name: 'Next picture' }),
    )
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('dialog').getByRole('status').filter({ hasText: '5 of 6' }).waitFor()
    expectNoProblems(page)
  })

  it('an item moved by a button keeps the focus', async () => {
    const page = await openPage({ viewport: WIDE, reducedMotion: 'reduce' })
    await ROLES.admin(page)
    await page.goto('/admin/route/1-ca')
    const english = page.getByRole('region', { name: 'Edit itinerary · English' })
    const title = await english.getByLabel('Title of entry 1', { exact: true }).inputValue()
    await english.getByRole('button', { name: 'Move entry 1 down' }).press('Enter')
    await expect
      .poll(() => english.getByLabel('Title of entry 2', { exact: true }).inputValue())
      .toBe(title)
    await expectFocus(english.getByRole('button', { name: 'Move entry 2 down' }))
    await english.getByRole('button', { name: 'Move entry 2 up' }).press('Enter')
    await expectFocus(english.getByRole('button', { name: 'Move entry 1 up' }))
    await page.goto('/admin/img/1-ca')
    const second = page.getByRole('button', { name: /^Move image 2 with/ })
    const picture = (await second.getAttribute('aria-label'))?.split(': ')[1] ?? ''
    await second.press('ArrowRight')
    await expectFocus(
      page.getByRole('button', { name: `Move image 3 with the arrow keys: ${picture}` }),
    )
    await page.keyboard.press('ArrowLeft')
    await expectFocus(
      page.getByRole('button', { name: `Move image 2 with the arrow keys: ${picture}` }),
    )
    await page.goto('/admin/tours-ca')
    const down = page.getByRole('button', { name: /^Move .* down$/ }).first()
    const name = (await down.getAttribute('aria-label')) ?? ''
    await down.press('Enter')
    await expect
      .poll(() =>
        page
          .getByRole('button', { name: /^Move .* down$/ })
          .nth(1)
          .getAttribute('aria-label'),
      )
      .toBe(name)
    await expectFocus(page.getByRole('button', { name }))
    await page.getByRole('button', { name: name.replace('down', 'up') }).press('Enter')
    await expect.poll(() => down.getAttribute('aria-label')).toBe(name)
    expectNoProblems(page)
  })

  it('the first tab stop skips the menus', async () => {
    const page = await openPage()
    await page.goto('/ceo-ca')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  it('a new page is announced to screen readers, and the focus moves to its content', async () => {
    const page = await openPage()
    await page.goto('/ceo-ca')
    await wakeApp(page)
    await page.locator('header').getByRole('link', { name: 'Cancellation' }).first().click()
    await page.waitForURL('**/attention-ca')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await expect
      .poll(() =>
        page
          .getByRole('status')
          .filter({ hasText: /Cancellation/ })
          .count(),
      )
      .toBe(1)
  })
})

/** Presses a button until it has no further effect; it keeps the focus. */
async function pressToTheEnd(page: Page, button: Locator): Promise<void> {
  await button.focus()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Enter')
    await page.waitForTimeout(50)
  }
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
  await expectFocus(button)
}

const expectFocus = (element: Locator) =>
  expect
    .poll(() => element.evaluate((found) => found === document.activeElement), {
      message: String(element),
    })
    .toBe(true)

describe('with the reader’s preferences', () => {
  it('every control has an edge in forced colours', async () => {
    const page = await openPage({ viewport: WIDE, forcedColors: 'active', reducedMotion: 'reduce' })
    for (const path of ['/', '/tour/x-1', '/board/1#write', '/contact', '/search?q=a']) {
      await page.goto(addressIn(path, 'ca'))
      await wakeApp(page)
      const edgeless = await page
        .locator(
          ':is(button, summary, input:not([type="checkbox"]), textarea, select, a.rounded-field.border, main a[aria-current])',
        )
        .evaluateAll((controls) =>
          controls
            .filter(
              (control) => control.checkVisibility() && !control.closest('header nav, .sr-only'),
            )
            .filter((control) => {
              const { borderBottomWidth, outlineStyle } = getComputedStyle(control)
              return Number.parseFloat(borderBottomWidth) === 0 && outlineStyle === 'none'
            })
            .map((control) => control.outerHTML.slice(0, 120)),
        )
      expect(edgeless, path).toEqual([])
    }
  })

  it('nothing moves with reduced motion', async () => {
    const page = await openPage({ viewport: WIDE, reducedMotion: 'reduce' })
    await page.goto('/ca')
    await wakeApp(page)
    await page.locator('main article a').first().hover()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})
