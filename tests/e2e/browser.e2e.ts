import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Browser } from 'playwright-core'
import { findChromium, launchChromium } from '../../scripts/chromium.ts'

const UNSAFE_ARGUMENTS = [
  '--disable-web-security',
  '--single-process',
  '--no-zygote',
  '--in-process-gpu',
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
]

describe('the browser of these tests', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterAll(() => browser.close())

  it.skipIf(process.env['CHROMIUM'])(
    'is the one from npm, also where the system has another',
    async () => {
      const { executablePath } = await findChromium()
      expect(executablePath).toContain('/node_modules/.cache/chromium/')
      expect((await commandLine()).split(' ')[0]).toBe(executablePath)
    },
  )

  it('has only arguments that a visitor’s browser could have', async () => {
    const line = await commandLine()
    expect(UNSAFE_ARGUMENTS.filter((argument) => line.includes(argument))).toEqual([])
  })

  it('keeps the responses of a site from the scripts of another', async () => {
    const page = await browser.newPage()
    await page.goto('data:text/html,another site')
    const read = page.evaluate(
      (address) => fetch(address).then(({ status }) => status),
      inject('origin') + '/api/health',
    )
    await expect(read).rejects.toThrow('Failed to fetch')
  })

  async function commandLine(): Promise<string> {
    const session = await browser.newBrowserCDPSession()
    return (await session.send('SystemInfo.getInfo')).commandLine
  }
})
