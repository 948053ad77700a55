import type { StateCore } from 'markdown-it'
import { writeAddress } from '../../web/platform/i18n/addresses'
import { isLang, type Lang } from '../../worker/contracts/languages'
import { createMarkdown, tokensOf } from '../../worker/contracts/markdown-parser'

/** HTML of a written page from its Markdown, with its tokens; `file` names the language (`tandc.kr.md`). */
export function renderPageText(source: string, file: string): string {
  const lang = langOfFile(file)
  return createMarkdown((state) => keepLanguageOfLinks(state, lang))
    .render(source)
    .trimEnd()
}

/** A link to another page of the site keeps the page's language. */
function keepLanguageOfLinks({ tokens }: StateCore, lang: Lang): void {
  for (const token of tokensOf(tokens)) {
    const href = String(token.attrGet('href') ?? '')
    if (token.type === 'link_open' && href.startsWith('/'))
      token.attrSet('href', writeAddress(href, lang))
  }
}

/** @throws Error when the file names none */
function langOfFile(file: string): Lang {
  const lang = /\.(\w+)\.md$/.exec(file)?.[1]
  if (!isLang(lang)) throw new Error(`${file} names no language`)
  return lang
}
