import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { pageToHtml } from '../../../worker/contracts/markdown/markdown-options'
import { MarkdownRefusal } from '../../../worker/contracts/markdown/markdown-limits'
import { isOptionalPage, LONGEST_PAGE } from '../../../worker/contracts/written-pages/page-names'
import { unknownFacts } from '../../../worker/contracts/written-pages/page-facts'
import { recordOf } from '../../../worker/contracts/record-of'
import { codePoints } from '../../../worker/contracts/text/text-length'
import type { EditedPage, PageTexts } from '../../../worker/contracts/written-pages/page-drafts'

/** The three texts as they are typed. A language without a draft has the text published last. */
export type PageDraft = Record<Lang, string>

type PageFault =
  | { code: 'FactUnknown'; words: string }
  | { code: 'WriteContent' | 'TextTooLong' | MarkdownRefusal['code'] }

/** The text published last in each language, or the one that came with the site; a sample is not published. */
export function publishedTexts({ page, texts }: EditedPage, first: PageDraft): PageDraft {
  return recordOf(LANGS, (lang) => texts[lang] ?? (isOptionalPage(page) ? '' : first[lang]))
}

export function toPageDraft({ drafts }: EditedPage, published: PageDraft): PageDraft {
  return recordOf(LANGS, (lang) => drafts[lang] ?? published[lang])
}

/** The draft as the worker stores it. */
export function tidyDraft(draft: PageDraft): PageDraft {
  return recordOf(LANGS, (lang) => draft[lang].replace(/\r\n?/g, '\n').normalize('NFC').trim())
}

/** A text that equals the published one is not a draft. */
export function toTexts(draft: PageDraft, published: PageDraft): PageTexts {
  return recordOf(LANGS, (lang) => (draft[lang] === published[lang] ? null : draft[lang]))
}

/** The fault for which the worker would refuse a text; null if there is none. */
export function findPageFault(page: EditedPage['page'], text: string): PageFault | null {
  const [unknown] = unknownFacts(page, text)
  if (unknown) return { code: 'FactUnknown', words: unknown }
  if (text.trim() === '' && !isOptionalPage(page)) return { code: 'WriteContent' }
  if (codePoints(text) > LONGEST_PAGE) return { code: 'TextTooLong' }
  try {
    pageToHtml(text)
    return null
  } catch (error) {
    return { code: error instanceof MarkdownRefusal ? error.code : 'TooMuchMarkup' }
  }
}
