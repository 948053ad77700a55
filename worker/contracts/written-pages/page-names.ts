/** The written pages, in the order of the desk: Markdown in three languages, edited there. */
export const WRITTEN_PAGES = ['ceo', 'career', 'attention', 'safety', 'tandc', 'privacy'] as const
export type WrittenPageName = (typeof WRITTEN_PAGES)[number]

/** Pages that bind: visitors see from when a text applies, and the earlier versions. */
export const LEGAL_PAGES = ['tandc', 'privacy'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** The version that came with the site, and its first day. */
export const FIRST_VERSION = '2023-12-01'

/** The maximum length of a text in one language, in characters. */
export const LONGEST_PAGE = 40_000

export function isLegalPage(page: WrittenPageName): page is LegalPage {
  return LEGAL_PAGES.some((each) => each === page)
}
