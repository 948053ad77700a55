import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGS, type Lang } from '../../worker/contracts/languages'

const LOCALES = 'web/platform/i18n/locales'

/** The texts of pages that the edge renders. */
export const PAGE_NAMESPACES = [
  'accounts',
  'board',
  'common',
  'company',
  'contact',
  'errors',
  'search',
  'tours',
]

/**
 * A build writes the texts of pages as an asset for each language and `web/platform/i18n/page-texts.ts` exports their
 * addresses: an isolate needs one language or two, and the script would carry three. In development and tests the
 * module is unchanged, and the texts are imported.
 */
export function pageTexts(): Plugin {
  return {
    name: 'moraine:page-texts',
    apply: 'build',
    transform(_, id) {
      if (!id.endsWith('web/platform/i18n/page-texts.ts')) return null
      const addresses = LANGS.map((lang) => [lang, `/${fileOf(lang).fileName}`])
      const code = `export const TEXT_FILES = ${JSON.stringify(Object.fromEntries(addresses))}`
      return { code, map: null }
    },
    generateBundle() {
      // The same names in both builds; only the browser's writes the files.
      if (this.environment.name !== 'client') return
      for (const lang of LANGS) this.emitFile({ type: 'asset', ...fileOf(lang) })
    },
  }
}

/** `{ namespace: texts }` of a language, under a name with its hash. */
function fileOf(lang: Lang) {
  const texts = PAGE_NAMESPACES.map((name) => {
    const json = readFileSync(join(LOCALES, lang, `${name}.json`), 'utf8')
    return [name, JSON.parse(json) as object]
  })
  const source = JSON.stringify(Object.fromEntries(texts))
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return { fileName: `assets/page-texts-${lang}-${hash}.json`, source }
}
