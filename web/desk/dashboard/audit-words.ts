import type { Currency } from '../../../worker/contracts/currencies'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { formatMoney } from '../../ui/quote/quote-text'
import type { AuditEntry } from './audit.api'

export type Detailed = Pick<AuditEntry, 'action' | 'detail' | 'subjectId'>

/** The text of a key of the locale files, or null if there is none. */
export type FindText = (key: string, values?: { id: string }) => string | null

const MONEY = /^(-?\d+) (CAD|KRW)$/
const THING = /^([a-z]+) (\d+)$/

/** An amount such as `12050 CAD`; null for other details. */
export function moneyText(detail: string, lang: Lang): string | null {
  const [, amount, currency] = MONEY.exec(detail) ?? []
  return amount
    ? formatMoney({ amount: Number(amount), currency: currency as Currency }, lang)
    : null
}

/** A thing with its number, such as `quote 3`; null for other details. */
export function thingText(detail: string, find: FindText): string | null {
  const [, thing, id = ''] = THING.exec(detail) ?? []
  return thing ? find(`desk:audit.about.${thing}`, { id }) : null
}

/** A language of the site by its code; other words stay. */
export function languageText(code: string, find: FindText): string {
  return (LANGS.some((lang) => lang === code) && find(`site:language.${code}`)) || code
}
