import { chromium, type Browser } from 'playwright-core'
import { launchChromium } from '../../../scripts/chromium.ts'
import { oldChromium } from './old-chromium.ts'
import { PHONE, type Engine, type Tab } from './engine.ts'

/** The Chromium of the other tests, or an older one from npm. Both are phones with a touch screen. */
export async function startChromium(version?: number): Promise<Engine> {
  const browser = version
    ? await chromium.launch({
        executablePath: await oldChromium(version),
        args: ['--headless', '--no-sandbox', '--disable-gpu'],
      })
    : await launchChromium()
  return {
    name: `Chromium ${parseInt(browser.version())}`,
    open: () => openTab(browser),
    close: () => browser.close(),
  }
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  return {
    goto: async (url) => void (await page.goto(url)),
    run: (body, ...args) => page.evaluate(`(${String(body)})(...${JSON.stringify(args)})`),
    press: (x, y) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    choose: (selector, file) => page.locator(selector).first().setInputFiles(file),
    picture: () => page.screenshot(),
    close: () => context.close(),
  }
}
