import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A theme changes colours and nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe has against a page as it is, one line a rule with the elements; `colours` asks about these only. */
export async function axeBarriers(page: Page, scope: 'all' | 'colours' = 'all'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const quick = { preload: false, iframes: false, resultTypes: ['violations' as const] }
  if (scope === 'all') axe.options({ ...quick, rules: { 'target-size': { enabled: true } } }).withTags(TAGS)
  else axe.options(quick).withRules(COLOUR_RULES)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`)
}

/** What the page itself keeps from a reader: width beyond its window, a title, controls that are easy to hit. */
export function layoutBarriers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MAIN_CONTROL_PX = 44
    const overflow = document.documentElement.scrollWidth - innerWidth
    const wide = overflow > 0 ? [`the page is ${overflow} px wider than its window`] : []
    const titles = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility())
    const titled = titles.length === 1 ? [] : [`the page has ${titles.length} first headings`]
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    // A box to tick is hit by its label too; links within a sentence are exempt.
    const controls = document.querySelectorAll(
      'button, summary, select, input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"]), [role="button"], nav a',
    )
    const small = [...controls].filter(isSeen).flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      if (Math.min(width, height) >= MAIN_CONTROL_PX - 0.5) return []
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 30)
      return [`${control.localName} "${name}" is ${Math.round(width)}×${Math.round(height)} px`]
    })
    return [...wide, ...titled, ...small]
  })
}

/** Words that are the same in every language. */
const NAMES =
  /^(?:[\d\s+=?:·,.%$()-]|Moraine|guest|admin|E-?mail|WhatsApp|LINE|Facebook|X|Visa|Mastercard|American Express|Interac|GST|JSON|SWIFT\/BIC|English)+$/i

/** Controls of a Korean or Chinese page whose names are left in Latin letters: somebody hears them read aloud. */
export function foreignNames(page: Page): Promise<string[]> {
  return page
    .evaluate(() =>
      [...document.querySelectorAll('[aria-label], [placeholder], [title], button, summary, label, legend, th')]
        .filter((element) => !element.parentElement?.closest('[lang]:not(html)') && !element.matches('[lang]'))
        .flatMap((element) => [
          element.getAttribute('aria-label'),
          element.getAttribute('placeholder'),
          element.getAttribute('title'),
          element.matches('button, summary, label, legend, th') ? element.textContent : null,
        ])
        .map((name) => name?.trim() ?? '')
        .filter((name) => /[A-Za-z]/.test(name) && !/[가-힣一-鿿]/.test(name)),
    )
    .then((names) => [...new Set(names)].filter((name) => !NAMES.test(name)).map((name) => `named "${name}"`))
}
