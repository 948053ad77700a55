import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { SCREENS_BY_NAME, SCREENS_OF_TOUR } from './screens-by-name'

/** Counts a person's actions, by job. Typing is not counted. */
export abstract class Hands<Job extends string> {
  /** Effective actions: a tap, Enter, Space, a shortcut. */
  readonly presses: Partial<Record<Job, number>> = {}
  /** Tab presses, which only move the focus. */
  moves = 0
  readonly page: Page
  #job: Job | null = null

  constructor(page: Page) {
    this.page = page
  }

  begin(job: Job): void {
    this.#job = job
    this.presses[job] ??= 0
  }

  /** Presses a button, link or checkbox. */
  abstract press(target: Locator): Promise<void>
  /** Replaces a field's text. */
  abstract type(target: Locator, text: string): Promise<void>
  /** Opens a screen of the desk. */
  abstract go(name: keyof typeof SCREENS_BY_NAME): Promise<void>
  /** Opens one of a tour's screens. */
  abstract goInTour(name: keyof typeof SCREENS_OF_TOUR): Promise<void>
  /** Saves the editor. */
  abstract save(): Promise<void>
  /** Undoes the latest message's change. */
  abstract undo(): Promise<void>
  /** Opens the palette. */
  abstract find(): Promise<void>
  /** Presses a button that has a key of its own. */
  abstract pressOrKey(target: Locator, key: string): Promise<void>
  /** Opens the file chooser of a field. */
  abstract openFiles(label: string): Promise<void>

  async key(name: string): Promise<void> {
    this.count()
    await this.page.keyboard.press(name)
  }

  protected count(n = 1): void {
    if (this.#job !== null) this.presses[this.#job] = (this.presses[this.#job] ?? 0) + n
  }
}

/** A pointer and what is on the screen: no shortcuts. */
abstract class Pointer<Job extends string> extends Hands<Job> {
  async type(target: Locator, text: string): Promise<void> {
    await target.fill(text)
  }

  async goInTour(name: keyof typeof SCREENS_OF_TOUR): Promise<void> {
    await this.press(this.page.getByRole('link', { name, exact: true }))
  }

  async save(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: 'Save', exact: true }))
  }

  async undo(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: 'Undo' }).last())
  }

  async find(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: /^Find or do/ }))
  }

  async pressOrKey(target: Locator): Promise<void> {
    await this.press(target)
  }

  async openFiles(label: string): Promise<void> {
    await this.press(this.page.getByText(label).first())
  }
}

/** Fingers on a phone. */
export class Fingers<Job extends string> extends Pointer<Job> {
  async press(target: Locator): Promise<void> {
    this.count()
    await target.tap()
  }

  async go(name: keyof typeof SCREENS_BY_NAME): Promise<void> {
    const link = this.page
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .filter({ visible: true })
    if ((await link.count()) === 0)
      await this.press(this.page.getByRole('button', { name: 'More' }))
    await this.press(link.first())
  }
}

/** A mouse at a computer. */
export class Mouse<Job extends string> extends Pointer<Job> {
  async press(target: Locator): Promise<void> {
    this.count()
    await target.click()
  }

  /** Chooses in a menu. */
  async choose(target: Locator, value: string): Promise<void> {
    this.count()
    await target.selectOption(value)
  }

  async go(name: keyof typeof SCREENS_BY_NAME): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: 'Admin menu' })
    await this.press(menu.getByRole('link', { name: new RegExp(`^${name}`) }))
  }
}

/** A keyboard and nothing else. */
export class Keys<Job extends string> extends Hands<Job> {
  async press(target: Locator): Promise<void> {
    await this.#reach(target)
    const isBox = await target.evaluate((element) => element.matches('[type=checkbox]'))
    await this.key(isBox ? 'Space' : 'Enter')
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.#reach(target)
    // The parts of a date have an order of their own in each language.
    if (await target.evaluate((element) => element.matches('[type=date]'))) return target.fill(text)
    await this.page.keyboard.press('Control+a')
    return this.page.keyboard.insertText(text)
  }

  async go(name: keyof typeof SCREENS_BY_NAME): Promise<void> {
    await this.#goBy(SCREENS_BY_NAME[name])
  }

  async goInTour(name: keyof typeof SCREENS_OF_TOUR): Promise<void> {
    await this.#goBy(SCREENS_OF_TOUR[name])
  }

  async save(): Promise<void> {
    await this.key('Control+s')
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo' }).last().waitFor()
    await this.key('z')
  }

  async find(): Promise<void> {
    await this.key('Control+k')
  }

  async pressOrKey(_target: Locator, key: string): Promise<void> {
    await this.key(key)
  }

  async openFiles(label: string): Promise<void> {
    await this.press(this.page.getByLabel(label).first())
  }

  /** A shortcut counts once, as Ctrl and S do. It does nothing in a field, so that one is left before. */
  async #goBy(second: string): Promise<void> {
    const isInField = () =>
      this.page.evaluate(
        () =>
          document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false,
      )
    while (await isInField()) {
      this.moves += 1
      await this.page.keyboard.press('Tab')
    }
    this.count()
    await this.page.keyboard.press('g')
    await this.page.keyboard.press(second)
  }

  /** Tabs until the target has the focus, backwards if it comes before. */
  async #reach(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' })
    for (let n = 0; n < 250; n += 1) {
      const place = await target.evaluate((element) => {
        const active = document.activeElement
        if (active === element) return 'here'
        if (!active || active === document.body) return 'after'
        const isBefore = active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
        return isBefore ? 'before' : 'after'
      })
      if (place === 'here') return
      this.moves += 1
      await this.page.keyboard.press(place === 'before' ? 'Shift+Tab' : 'Tab')
    }
    expect.fail(`Tab never reaches ${String(target)}`)
  }
}
