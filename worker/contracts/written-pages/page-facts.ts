import { BANK_FIELDS } from '../settings/setting-groups'
import { type WrittenPageName, isLegalPage } from './page-names'

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

/** The placeholders that a page's text can use in double curly brackets; filled in when the page is shown. */
export function factsOf(page: WrittenPageName): string[] {
  if (page === 'ceo') return [...COMPANY_FACTS, 'founder']
  return isLegalPage(page) ? [...COMPANY_FACTS, 'effectiveFrom', 'version'] : COMPANY_FACTS
}

/** The unknown placeholders of a text, with their brackets. */
export function unknownFacts(page: WrittenPageName, markdown: string): string[] {
  const known = new Set(factsOf(page).map((fact) => `{{${fact}}}`))
  const named = markdown.match(/\{\{[^{}\n]*\}\}/g) ?? []
  return [...new Set(named)].filter((placeholder) => !known.has(placeholder))
}
