import { BANK_FIELDS } from './setting-groups'

/** The written pages, in the order of the desk: Markdown in three languages, edited there. */
export const WRITTEN_PAGES = ['ceo', 'career', 'attention', 'safety', 'tandc', 'privacy'] as const
export type WrittenPageName = (typeof WRITTEN_PAGES)[number]

/** Pages that bind: visitors see from when a text holds, and the earlier ones. */
export const LEGAL_PAGES = ['tandc', 'privacy'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** The version that came with the site, and its first day. */
export const FIRST_VERSION = '2023-12-01'

/** Of a text in one language, in characters. */
export const LONGEST_PAGE = 40_000

const COMPANY_FACTS = [
  'name',
  'shortName',
  'legalName',
  'foundedYear',
  'gstNumber',
  'licence',
  'insurance',
  'answerHours',
  'email',
  'phone',
  'address',
  'privacyOfficer',
  'deposit',
  'gstPercent',
  'smallGroupSurchargeCadPerDay',
  'wonPerCad.rate',
  'wonPerCad.asOf',
  ...BANK_FIELDS.map((field) => `bank.${field}`),
]

export function isLegalPage(page: WrittenPageName): page is LegalPage {
  return LEGAL_PAGES.some((each) => each === page)
}

/** What a text of the page may name in double curly brackets; filled in when the page is shown. */
export function factsOf(page: WrittenPageName): string[] {
  if (page === 'ceo') return [...COMPANY_FACTS, 'founder']
  return isLegalPage(page) ? [...COMPANY_FACTS, 'effectiveFrom', 'version'] : COMPANY_FACTS
}

/** The placeholders of a text that name nothing known, with their brackets. */
export function unknownFacts(page: WrittenPageName, markdown: string): string[] {
  const known = new Set(factsOf(page).map((fact) => `{{${fact}}}`))
  const named = markdown.match(/\{\{[^{}\n]*\}\}/g) ?? []
  return [...new Set(named)].filter((placeholder) => !known.has(placeholder))
}
