/** The written pages, in the order of the desk: Markdown in three languages, edited there. */
export const WRITTEN_PAGES = [
  'ceo',
  'career',
  'attention',
  'safety',
  'tandc',
  'privacy',
  'waiver',
] as const
export type WrittenPageName = (typeof WRITTEN_PAGES)[number]

/** Pages that bind: visitors see from when a text applies, and the earlier versions. */
export const LEGAL_PAGES = ['tandc', 'privacy', 'waiver'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** Pages that bind every visitor: a change is announced ahead, and members may be mailed about it. */
export const ANNOUNCED_PAGES = ['tandc', 'privacy'] as const
export type AnnouncedPage = (typeof ANNOUNCED_PAGES)[number]

/** The version that came with the site, and its first day. */
export const FIRST_VERSION = '2023-12-01'

/** The maximum length of a text in one language, in characters. */
export const LONGEST_PAGE = 40_000

export function isLegalPage(page: WrittenPageName): page is LegalPage {
  return LEGAL_PAGES.some((each) => each === page)
}

export function isAnnouncedPage(page: WrittenPageName): page is AnnouncedPage {
  return ANNOUNCED_PAGES.some((each) => each === page)
}

/** Whether a page exists only as long as the company keeps a text of it: the first text is a sample, an empty one ends it. */
export function isOptionalPage(page: WrittenPageName): boolean {
  return page === 'waiver'
}
