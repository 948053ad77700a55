import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { chromium, type Browser } from 'playwright-core'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Starts the system's Chromium, else the one from npm, with further flags. */
export async function launchChromium(...flags: string[]): Promise<Browser> {
  const installed = SYSTEM_BROWSERS.find((path) => existsSync(path))
  if (installed) return chromium.launch({ executablePath: installed, args: [...FLAGS, ...flags] })
  const executablePath = await sparticuz.executablePath()
  return chromium.launch({ executablePath, args: [...FLAGS, ...sparticuz.args, ...flags] })
}
