import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { BOOKING_INVARIANTS } from '../../worker/booking-invariants.data'
import { MONEY_INVARIANTS } from '../../worker/money-invariants.data'
import { COMMON_PASSWORDS } from '../../worker/common-passwords.data'
import { SIMPLIFIED, TRADITIONAL } from '../../worker/simplified-characters.data'
import { LANGS, type Lang } from '../../worker/contracts/languages'

const LOCALES = 'web/platform/i18n/locales'

interface DataFile {
  /** The module that has the data in development and tests. */
  module: string
  /** Its code in a build. */
  code: (fileName: string) => string
  fileName: string
  source: string
}

/**
 * A build writes the worker's data as assets, each under a name with its hash, instead of making it part of the script. In
 * development and tests the modules are unchanged.
 *
 * The texts of errors and mails, the common passwords, the forms of Chinese characters and the invariants of bookings,
 * 50 kB, are read with an isolate's first call of the API, search, job or message of a queue; the shapes of maps, 12 kB,
 * with its first map.
 */
export function ownData(): Plugin {
  return {
    name: 'moraine:own-data',
    apply: 'build',
    transform(_, id) {
      const file = files().find(({ module }) => id.endsWith(module))
      return file ? { code: file.code(file.fileName), map: null } : null
    },
    generateBundle() {
      // The same names in both builds; only the browser's writes the files.
      if (this.environment.name !== 'client') return
      for (const { fileName, source } of files()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

function files(): DataFile[] {
  const texts = Object.fromEntries(LANGS.map((lang) => [lang, textsOf(lang)]))
  const characters = { traditional: TRADITIONAL, simplified: SIMPLIFIED }
  const invariants = { ...BOOKING_INVARIANTS, ...MONEY_INVARIANTS }
  const ownData = { texts, commonPasswords: COMMON_PASSWORDS, characters, invariants }
  return [
    {
      module: 'worker/own-data.ts',
      code: (fileName) => `export const OWN_DATA = {}, OWN_DATA_FILE = '/${fileName}'`,
      ...named('own-data', JSON.stringify(ownData)),
    },
    {
      module: 'worker/pages/maps/map-shapes.ts',
      code: (fileName) => `export const MAP_SHAPES = null, MAP_SHAPES_FILE = '/${fileName}'`,
      ...named('map-shapes', readFileSync('worker/pages/maps/map-shapes.json', 'utf8')),
    },
  ]
}

function named(name: string, source: string): Pick<DataFile, 'fileName' | 'source'> {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return { fileName: `assets/${name}-${hash}.json`, source }
}

function textsOf(lang: Lang) {
  const read = (path: string) =>
    JSON.parse(readFileSync(`${LOCALES}/${path}.json`, 'utf8')) as object
  return { errors: read(`page/${lang}/errors`), mail: read(`mail/${lang}/mail`) }
}
