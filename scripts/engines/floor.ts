import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * The oldest engines that run the whole product, from package.json's `browserslist`, the one place that names them: the
 * build's target and the check of the built files follow it. The reasons are in docs/engines.md.
 */
const PLACE = resolve(import.meta.dirname, '../../package.json')

export type EngineName = 'chrome' | 'firefox' | 'safari'

/** The lowest version of each engine. */
export const FLOOR = readFloor()

/** As the bundler and its CSS writer name them. */
export const BUILD_TARGET = Object.entries(FLOOR).map(([name, version]) => name + version)

/** @throws Error when a line of the list is none of `<engine> >= <version>` */
function readFloor(): Record<EngineName, number> {
  const { browserslist } = JSON.parse(readFileSync(PLACE, 'utf8')) as { browserslist: string[] }
  const floor = { chrome: 0, firefox: 0, safari: 0 }
  for (const line of browserslist) {
    const [, name, version] = /^(chrome|firefox|safari) >= ([\d.]+)$/.exec(line) ?? []
    if (!name) throw new Error(`package.json: browserslist has "${line}"`)
    floor[name as EngineName] = Number(version)
  }
  return floor
}
