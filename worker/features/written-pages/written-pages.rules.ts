import { LANGS } from '../../contracts/languages'
import type { WrittenPageName } from '../../contracts/written-pages/page-names'
import { unknownFacts } from '../../contracts/written-pages/page-facts'
import type { PageTexts } from '../../contracts/written-pages/page-drafts'
import { AppError } from '../../http/errors'
import { renderPageMarkdown } from '../../services/markdown/markdown'

/** @throws AppError FactUnknown and those of `renderPageMarkdown`, with the first refused text as its field */
export function requireShowable(page: WrittenPageName, texts: PageTexts): void {
  for (const lang of LANGS) {
    const text = texts[lang]
    if (text === null) continue
    const field = `texts.${lang}`
    if (unknownFacts(page, text).length > 0)
      throw new AppError('FactUnknown', { fields: { [field]: 'FactUnknown' } })
    renderPageMarkdown(text, field)
  }
}

/** A version is named by its first day; further ones of that day get a number. */
export function nameOfVersion(startsOn: string, taken: readonly string[]): string {
  let name = startsOn
  for (let number = 2; taken.includes(name); number += 1) name = `${startsOn}-${number}`
  return name
}
