import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { LANGS, type Lang } from '../../worker/contracts/languages'

const MODULE = 'worker/own-texts.ts'
const LOCALES = 'web/platform/i18n/locales'

/**
 * A build writes the texts of errors and mails as an asset, which an isolate reads with its first call of the API, job or
 * message of a queue: they are 29 kB of the worker's script. In development and tests the module is unchanged.
 */
export function ownTexts(): Plugin {
  return {
    name: 'moraine:own-texts',
    apply: 'build',
    transform(_, id) {
      if (!id.endsWith(MODULE)) return null
      const code = `export const OWN_TEXTS = {}, OWN_TEXTS_FILE = '/${file().fileName}'`
      return { code, map: null }
    },
    generateBundle() {
      // The same name in both builds; only the browser's writes the file.
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...file() })
    },
  }
}

/** `{ kr: { errors, mail }, … }`, under a name with its hash. */
function file() {
  const source = JSON.stringify(Object.fromEntries(LANGS.map((lang) => [lang, textsOf(lang)])))
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return { fileName: `assets/own-texts-${hash}.json`, source }
}

function textsOf(lang: Lang) {
  const read = (path: string) =>
    JSON.parse(readFileSync(`${LOCALES}/${path}.json`, 'utf8')) as object
  return { errors: read(`page/${lang}/errors`), mail: read(`mail/${lang}/mail`) }
}
