import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { COMMON_PASSWORDS } from '../../worker/common-passwords.data'
import { LANGS, type Lang } from '../../worker/contracts/languages'

const MODULE = 'worker/own-data.ts'
const LOCALES = 'web/platform/i18n/locales'

/**
 * A build writes the texts of errors and mails and the common passwords as an asset, which an isolate reads with its first
 * call of the API, job or message of a queue: they are 42 kB of the worker's script. In development and tests the module
 * is unchanged.
 */
export function ownData(): Plugin {
  return {
    name: 'moraine:own-data',
    apply: 'build',
    transform(_, id) {
      if (!id.endsWith(MODULE)) return null
      const code = `export const OWN_DATA = {}, OWN_DATA_FILE = '/${file().fileName}'`
      return { code, map: null }
    },
    generateBundle() {
      // The same name in both builds; only the browser's writes the file.
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...file() })
    },
  }
}

/** `{ texts: { kr: { errors, mail }, … }, commonPasswords }`, under a name with its hash. */
function file() {
  const texts = Object.fromEntries(LANGS.map((lang) => [lang, textsOf(lang)]))
  const source = JSON.stringify({ texts, commonPasswords: COMMON_PASSWORDS })
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return { fileName: `assets/own-data-${hash}.json`, source }
}

function textsOf(lang: Lang) {
  const read = (path: string) =>
    JSON.parse(readFileSync(`${LOCALES}/${path}.json`, 'utf8')) as object
  return { errors: read(`page/${lang}/errors`), mail: read(`mail/${lang}/mail`) }
}
