import { LANGS, type Lang } from '../../worker/contracts/languages'
import type { WrittenPageName } from '../../worker/contracts/written-pages/page-names'
import { recordOf } from '../../worker/contracts/record-of'

const sources = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default' })

/** The Markdown that shipped with the site, as a starting point at the desk. @throws Error when it cannot be loaded */
export async function loadFirstTexts(page: WrittenPageName): Promise<Record<Lang, string>> {
  const texts = await Promise.all(
    LANGS.map(async (lang) => (await sources[`./${page}.${lang}.md`]?.())?.trim() ?? ''),
  )
  return recordOf(LANGS, (lang) => texts[LANGS.indexOf(lang)] ?? '')
}
