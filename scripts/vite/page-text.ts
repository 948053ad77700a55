import type { StateCore } from 'markdown-it'
import { fillTokens, langOfFile } from '../../web/content/tokens'
import { writeAddress } from '../../web/platform/i18n/addresses'
import type { Lang } from '../../worker/contracts/languages'
import { createMarkdown, tokensOf } from '../../worker/contracts/markdown-parser'

/**
 * HTML of a written page from its Markdown; `file` names the language (`tandc.kr.md`).
 * @throws Error when the text uses an unknown fact of the company
 */
export function renderPageText(source: string, file: string): string {
  const lang = langOfFile(file)
  return createMarkdown((state) => keepLanguageOfLinks(state, lang))
    .render(fillTokens(source, lang))
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
