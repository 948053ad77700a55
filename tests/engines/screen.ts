import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { textIn } from '../support/texts'
import type { Lang } from '../e2e/support/screens'
import type { Tab } from './drivers/engine'

/** The folder for a picture of every dialog and after every step, if wanted. */
const PICTURES = process.env['PICTURES']
const PATIENCE_MS = 20_000
/** A dialog with less than this shows no more than its title. */
const LOWEST_DIALOG_PX = 200

/** A control or text of the site, by its key, its selector or both. */
export interface Sought {
  /** A text's key, or any text in quotation marks. */
  text?: string
  css?: string
}

/** A step of a walk; `luggage` is what later steps need. */
export type Step<Luggage> = [
  name: string,
  walk: (screen: Screen, luggage: Luggage) => Promise<void>,
]

interface Spot {
  x: number
  y: number
  width: number
  height: number
  /** The element over its middle, if it is another. */
  covered?: string
}

interface Box {
  top: number
  bottom: number
  height: number
  viewport: number
  /** A control with an outline for users of a keyboard; fields have it always. */
  marked: string | undefined
}

/** The site on one tab, in one language, with the eyes and the hand of a person. */
export class Screen {
  readonly tab: Tab
  readonly lang: Lang
  readonly engine: string
  readonly #origin: string
  #heights: [dialog: string, px: number][] = []

  constructor(engine: string, tab: Tab, lang: Lang, origin: string) {
    this.engine = engine
    this.tab = tab
    this.lang = lang
    this.#origin = origin
  }

  async goto(path: string): Promise<void> {
    await this.tab.goto(this.#origin + path)
  }

  text(key: string): string {
    return key.startsWith('"') ? key.slice(1, -1) : textIn(this.lang, key)
  }

  /** Presses what is in view, scrolled there if need be, and not covered. */
  async press(sought: Sought): Promise<void> {
    const spot = await this.see(sought)
    await this.tab.press(spot.x, spot.y)
  }

  /** Waits until something is in view, at rest, with nothing over it. @throws Error with what was there last */
  async see(sought: Sought): Promise<Spot> {
    const { css, text } = sought
    const spec = { css: css ?? null, text: text === undefined ? null : this.text(text) }
    let last: Spot | string = ''
    const isSeen = await this.until(async () => {
      const before = JSON.stringify(last)
      last = await this.tab.run(locate, spec)
      const isAtRest = JSON.stringify(last) === before
      return isAtRest && typeof last === 'object' && last.covered === undefined
    })
    if (!isSeen) throw new Error(`${css ?? ''} ${spec.text ?? ''}: ${JSON.stringify(last)}`)
    return last as unknown as Spot
  }

  /** Types into a field that was empty. */
  async enter(sought: Sought, typed: string): Promise<void> {
    // A page that has just loaded may move it away.
    const isFocused = await this.until(async () => {
      await this.press(sought)
      return this.tab.run(() => document.activeElement?.matches('input, textarea') ?? false)
    })
    if (!isFocused) throw new Error(`No field has the focus for ${JSON.stringify(sought)}`)
    await this.tab.type(typed)
    await this.expect(
      `“${typed}” is in its field`,
      (value) => (document.activeElement as HTMLInputElement | null)?.value === value,
      typed,
    )
  }

  /** Looks at the open dialog: it is high enough, wholly in view, and no wider than the screen. */
  async seeDialog(name: string, lowest = LOWEST_DIALOG_PX): Promise<void> {
    let box: Box | null = null
    const isRight = await this.until(async () => {
      const before: Box | null = box
      box = await this.tab.run(measureDialog)
      if (!box || before?.height !== box.height) return false
      return box.height >= lowest && box.top >= 0 && box.bottom <= box.viewport + 1
    })
    if (!isRight) throw new Error(`The dialog “${name}”: ${JSON.stringify(box)}`)
    const { height, marked } = box as unknown as Box
    if (marked) throw new Error(`The dialog “${name}” was opened by a press, and marks ${marked}`)
    this.#heights.push([name, height])
    await this.keepPicture(name)
    await this.expectNoOverflow()
  }

  /**
   * As Safari's keyboard lies over the lower half of the page: the controls stay in view above it.
   * @throws Error for one that is covered
   */
  async keepAboveKeyboard(...controls: Sought[]): Promise<void> {
    const height = await this.tab.run(coverLowerHalf, true)
    for (const control of controls) {
      // oxlint-disable-next-line no-await-in-loop -- looking at a control scrolls to it, so each has the screen for itself
      const { y, height: own } = await this.see(control)
      if (y + own / 2 > height) throw new Error(`${JSON.stringify(control)} ends below ${height}`)
    }
    await this.tab.run(coverLowerHalf, false)
  }

  /** Heights of the dialogs that were looked at since the last call. */
  takeHeights(): [dialog: string, px: number][] {
    return this.#heights.splice(0)
  }

  async keepPicture(name: string): Promise<void> {
    if (!PICTURES) return
    mkdirSync(PICTURES, { recursive: true })
    const file = `${this.engine} ${this.lang} ${name}.png`.replaceAll(/[^\w.]+/g, '-')
    writeFileSync(join(PICTURES, file), await this.tab.picture())
  }

  async expectNoDialog(): Promise<void> {
    await this.expect('No dialog is open', () => document.querySelector('dialog:modal') === null)
  }

  async expectNoOverflow(): Promise<void> {
    await this.expect(
      'Nothing is wider than the screen',
      () => document.documentElement.scrollWidth <= innerWidth,
    )
  }

  /** Waits for a condition of the page. @throws Error with its name */
  async expect<Args extends unknown[]>(
    name: string,
    isTrue: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    if (await this.until(() => this.tab.run(isTrue, ...args))) return
    const { url, text } = await this.tab.run(() => ({
      url: location.href,
      text: (document.querySelector('dialog:modal') ?? document.querySelector('main'))?.textContent,
    }))
    throw new Error(`Not so: ${name} (${url}): ${text?.slice(0, 300) ?? ''}`)
  }

  /** Whether it becomes true in time. A page that is being left fails its calls. */
  async until(ask: () => Promise<boolean>): Promise<boolean> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(150))
      if (await ask().catch(() => false)) return true
    return false
  }
}

/** In the page: the first visible element of the topmost dialog, else of the page; or why there is none. */
function locate({ css, text }: { css: string | null; text: string | null }): Spot | string {
  const scope: Element = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const all = scope.querySelectorAll<HTMLElement>(
    css ?? 'a, button, summary, label, input, textarea, select, [role], h1, h2, h3, p, legend',
  )
  const nameOf = (element: HTMLElement) => {
    const label = (element as HTMLInputElement).labels?.[0]
    const drawings = [...element.querySelectorAll('[role=img]')].map((each) => each.ariaLabel)
    const inside = [element.textContent, ...drawings].join(' ')
    const name = element.getAttribute('aria-label') ?? label?.textContent ?? inside
    return name.replaceAll(/\s+/g, ' ').trim()
  }
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible'
  }
  const named = [...all].filter((element) => text === null || nameOf(element).includes(text))
  const same = named.filter((element) => nameOf(element) === text)
  const found = [...same, ...named]
    // A hidden box is pressed by its label.
    .map((element) => {
      const label = (element as HTMLInputElement).labels?.[0]
      return isShown(element) || !label ? element : label
    })
    .find(isShown)
  if (!found) return `not shown, of ${named.length} in ${scope.nodeName}`
  const spotOf = () => {
    const { x, y, width, height } = found.getBoundingClientRect()
    const [left, top] = [x + width / 2, y + height / 2]
    const hit = document.elementFromPoint(left, top)
    const isHit =
      hit !== null && (found.contains(hit) || (hit.closest('label')?.contains(found) ?? false))
    return {
      x: left,
      y: top,
      width,
      height,
      ...(!isHit && { covered: hit?.outerHTML.slice(0, 90) ?? 'out of view' }),
    }
  }
  const spot = spotOf()
  if (!spot.covered) return spot
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  return spotOf()
}

/** In the page. */
function measureDialog(): Box | null {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  if (!dialog) return null
  const { top, bottom, height } = dialog.getBoundingClientRect()
  const marked = dialog.querySelector(':focus-visible:not(input, textarea, [data-slides])')
  return {
    top: Math.round(top),
    bottom,
    height: Math.round(height),
    viewport: innerHeight,
    marked: marked?.outerHTML.slice(0, 90),
  }
}

/** In the page. Returns the height that is left. An engine without a finger for its pointer gets the page's answer, too. */
function coverLowerHalf(isCovered: boolean): number {
  const height = Math.round(innerHeight * (isCovered ? 0.6 : 1))
  Object.defineProperty(visualViewport, 'height', { value: height, configurable: true })
  visualViewport!.dispatchEvent(new Event('resize'))
  const { style } = document.documentElement
  for (const name of ['--seen', '--seen-to'])
    if (!matchMedia('(pointer: coarse)').matches)
      style.setProperty(name, isCovered ? `${height}px` : null)
  return height
}
