import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A theme changes colours and nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const QUICK: RunOptions = { preload: false, iframes: false, resultTypes: ['violations'] }
const OPTIONS = {
  all: {
    ...QUICK,
    runOnly: { type: 'tag', values: TAGS },
    rules: { 'target-size': { enabled: true } },
  },
  colours: { ...QUICK, runOnly: { type: 'rule', values: COLOUR_RULES } },
} satisfies Record<string, RunOptions>

const requireHere = createRequire(import.meta.url)
const axePath = createRequire(requireHere.resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
)
const AXE_SOURCE = readFileSync(axePath, 'utf8')

/**
 * Axe's findings on a page, one line per rule with its elements; `colours` limits it to colour
 * rules. A document gets axe only once: injecting it takes longer than a run.
 */
export async function axeBarriers(
  page: Page,
  scope: keyof typeof OPTIONS = 'all',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SOURCE)
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> }
    }
    // Controls under a sticky bar can be scrolled into view; axe would call them too small.
    const bars = [...document.querySelectorAll<HTMLElement>('.sticky, nav.fixed')]
    for (const bar of bars) bar.style.position = 'static'
    const { violations } = await axe.run(options)
    for (const bar of bars) bar.style.position = ''
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`,
    )
  }, OPTIONS[scope])
}

/** Barriers beyond axe's rules: width, title, size of controls, names and hints. */
export function layoutBarriers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MAIN_CONTROL_PX = 44
    const overflow = document.documentElement.scrollWidth - innerWidth
    const wide = overflow > 0 ? [`the page is ${overflow} px wider than its window`] : []
    const titles = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility())
    const titled = titles.length === 1 ? [] : [`the page has ${titles.length} first headings`]
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    }
    // A checkbox can be pressed by its label too; links within a sentence are exempt.
    const controls = document.querySelectorAll(
      'button, summary, select, input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"]), [role="button"], nav a',
    )
    const small = [...controls].filter(isSeen).flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      if (Math.min(width, height) >= MAIN_CONTROL_PX - 0.5) return []
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 30)
      return [`${control.localName} "${name}" is ${Math.round(width)}×${Math.round(height)} px`]
    })
    // The browser refers to ids from the edge: both sides must mean the same element.
    const lost = [...document.querySelectorAll('[aria-labelledby], [aria-describedby], label[for]')]
      .filter(isSeen)
      .flatMap((element) =>
        ['aria-labelledby', 'aria-describedby', 'for']
          .flatMap((attribute) => element.getAttribute(attribute)?.split(' ') ?? [])
          .filter((id) => !document.getElementById(id))
          .map((id) => `${element.localName} refers to "${id}", which is not there`),
      )
    return [...wide, ...titled, ...small, ...lost]
  })
}

/** Words that are the same in every language, and ids of requests. */
const NAMES =
  /^(?:[\d\s+=?:·,.%$()-]|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|Moraine|guest|admin|E-?mail|WhatsApp|LINE|Facebook|X|Visa|Mastercard|American Express|Interac|GST|JSON|SWIFT\/BIC|English)+$/i

/** Controls of a Korean or Chinese page whose names are left in Latin letters: a screen reader reads them aloud. */
export function foreignNames(page: Page): Promise<string[]> {
  return page
    .evaluate(() =>
      [
        ...document.querySelectorAll(
          '[aria-label], [placeholder], [title], button, summary, label, legend, th',
        ),
      ]
        .filter(
          (element) =>
            !element.parentElement?.closest('[lang]:not(html)') && !element.matches('[lang]'),
        )
        .flatMap((element) => [
          element.getAttribute('aria-label'),
          element.getAttribute('placeholder'),
          element.getAttribute('title'),
          element.matches('button, summary, label, legend, th') ? element.textContent : null,
        ])
        .map((name) => name?.trim() ?? '')
        .filter((name) => /[A-Za-z]/.test(name) && !/[가-힣一-鿿]/.test(name)),
    )
    .then((names) =>
      [...new Set(names)].filter((name) => !NAMES.test(name)).map((name) => `named "${name}"`),
    )
}
