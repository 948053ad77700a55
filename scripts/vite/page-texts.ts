import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGS, type Lang } from '../../worker/contracts/languages'

const LOCALES = 'web/platform/i18n/locales'
/** The folders with the texts of pages that the edge renders. */
const PAGE_FOLDERS = ['page', 'app']

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
  const folders = PAGE_FOLDERS.map((folder) => join(LOCALES, folder, lang))
  const texts = folders.flatMap((folder) =>
    readdirSync(folder).map((file) => {
      const json = readFileSync(join(folder, file), 'utf8')
      return [file.replace('.json', ''), JSON.parse(json) as object] as const
    }),
  )
  const source = JSON.stringify(Object.fromEntries(texts))
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return { fileName: `assets/edge-texts-${lang}-${hash}.json`, source }
}
