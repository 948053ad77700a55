import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectNoProblems, openPage, PHONE, wakeApp } from './support/browser'
import { addressIn, LANGS, PUBLIC_SCREENS, ROLES, settled } from './support/screens'

/**
 * Attributes that differ between the page and the app. React keeps those from the edge and adds
 * later parts beside them, such as a dialog's heading under an id that the dialog does not know.
 */
function disagreements(page: Page): Promise<{ compared: number; differing: string[] }> {
  return page.evaluate(() => {
    const names = [
      'id',
      'className',
      'href',
      'htmlFor',
      'name',
      'role',
      'lang',
      'aria-label',
      'aria-labelledby',
    ]
      .concat(['aria-describedby', 'aria-controls', 'aria-pressed', 'aria-current', 'placeholder'])
      .map((name) => [name, { className: 'class', htmlFor: 'for' }[name] ?? name] as const)
    let compared = 0
    const differing: string[] = []
    for (const element of document.querySelectorAll('#root *')) {
      const key = Object.keys(element).find((each) => each.startsWith('__reactProps'))
      if (!key) continue
      const props =
        (element as unknown as Record<string, Record<string, string | boolean>>)[key] ?? {}
      for (const [name, attribute] of names) {
        if ((props[name] ?? null) === null) continue
        compared += 1
        const [inApp, onPage] = [String(props[name]), element.getAttribute(attribute)]
        if (inApp !== onPage)
          differing.push(
            `${element.tagName} ${attribute}: ${onPage} on the page, ${inApp} in the app`,
          )
      }
    }
    return { compared, differing }
  })
}

it.each(['visitor', 'member'] as const)(
  'the app takes every page over as the edge made it, for a %s',
  async (role) => {
    const page = await openPage()
    await ROLES[role](page)
    for (const [index, path] of PUBLIC_SCREENS.entries()) {
      await page.goto(addressIn(path, LANGS[index % LANGS.length] ?? 'ca'))
      await wakeApp(page)
      await settled(page)
      const { compared, differing } = await disagreements(page)
      expect([path, differing]).toEqual([path, []])
      expect(compared).toBeGreaterThan(100)
    }
    expectNoProblems(page, /Failed to load resource/)
    await page.context().close()
  },
)

it('everything pressed before the app runs takes effect once and in order', async () => {
  const page = await openPage()
  const app = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await app.promise
    await route.continue()
  })
  await page.goto('/register-ca')
  const box = (name: string) => page.getByRole('checkbox', { name })
  // A box that does not look checked is pressed again.
  for (const name of ['terms and conditions', 'terms and conditions', 'privacy policy'])
    await box(name).click()
  await page.getByRole('button', { name: 'Show password' }).first().click()
  expect(await box('terms and conditions').isChecked()).toBe(false)
  app.resolve()
  await page.getByRole('button', { name: 'Hide password' }).waitFor()
  const ticked = ['terms and conditions', 'privacy policy', 'E-mail me'].map((name) =>
    box(name).isChecked(),
  )
  expect(await Promise.all(ticked)).toEqual([true, true, false])
  expectNoProblems(page)
  await page.context().close()
})

it('a box that ticks others takes effect when it is pressed before the app runs', async () => {
  const page = await openPage()
  await page.goto('/register-kr')
  // Only the press: a pointer would start the app.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('main input[type=checkbox]')?.click(),
  )
  await wakeApp(page)
  await expect.poll(() => page.locator('main input[type=checkbox]:checked').count()).toBe(4)
  await page.context().close()
})

it('the app leaves a page that its reader has scrolled while it starts where it is', async () => {
  const page = await openPage({ viewport: PHONE })
  await page.route('**/assets/site-*.js', async (route) => {
    await page.mouse.wheel(0, 900)
    await page.waitForFunction(() => scrollY > 500)
    await route.continue()
  })
  await page.goto('/kr')
  await page.locator('html[data-started]').waitFor()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.context().close()
})
