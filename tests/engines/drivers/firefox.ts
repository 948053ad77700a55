import { existsSync } from 'node:fs'
import { launch, type Browser, type ElementHandle } from 'puppeteer-core'
import { PHONE, type Engine, type Tab } from './engine.ts'

const PROGRAM = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'

/** Firefox by WebDriver BiDi, which it has built in. */
export async function startFirefox(): Promise<Engine> {
  if (!existsSync(PROGRAM)) throw new Error('Firefox is missing: apt-get install firefox-esr')
  const browser = await launch({
    browser: 'firefox',
    executablePath: PROGRAM,
    defaultViewport: PHONE,
  })
  const [, version = ''] = /\/(\d+)/.exec(await browser.version()) ?? []
  return {
    name: `Firefox ${version}`,
    open: () => openTab(browser),
    close: () => browser.close(),
  }
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  return {
    goto: async (url) => void (await page.goto(url)),
    run: async (body, ...args) =>
      (await page.evaluate(`(${String(body)})(...${JSON.stringify(args)})`)) as never,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    choose: async (selector, file) => {
      const field = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null
      await field?.uploadFile(file)
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  }
}
