import { startChromium } from './drivers/chromium'
import type { Engine } from './drivers/engine'
import { startFirefox } from './drivers/firefox'
import { startWebKit } from './drivers/webkit'

/** Those that run the whole product; the oldest Chromium is the floor. */
export const ENGINES: [string, () => Promise<Engine>][] = [
  ['Chromium 111', () => startChromium(111)],
  ['Chromium 115', () => startChromium(115)],
  ['Chromium 122', () => startChromium(122)],
  ['Chromium of the other tests', () => startChromium()],
  ['Firefox ESR', startFirefox],
  ['WebKitGTK', startWebKit],
]

/** Below the floor: keeps the edge's page. */
export const TOO_OLD = () => startChromium(107)
