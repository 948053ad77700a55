import { escapeHtml } from '../../worker/contracts/escape-html'
import type { Lang } from '../../worker/contracts/languages'
import type { Site } from '../platform/site/site'

export type Facts = Readonly<Record<string, string | number>>

/** `{{bank.swift}}`, also as Markdown writes it into a link. */
const TOKEN = /(?:\{\{|%7B%7B)([\w.]+)(?:\}\}|%7D%7D)/g
const UNKNOWN = '–'

/**
 * Fills what the company has set, and `more` that one page names, into the HTML of a written page. The bank account is a dash while it cannot be read.
 * @throws Error for a token that names no setting
 */
export function fillFacts(
  html: string,
  { lang, site, more = {} }: { lang: Lang; site: Site; more?: Facts },
): string {
  const { prices, company, bank } = site
  const facts: Facts = {
    ...more,
    ...Object.fromEntries(
      Object.entries(company).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
      ),
    ),
    address: company.addressLine,
    deposit: depositIn(lang, prices.deposit),
    gstPercent: prices.gstPercent,
    smallGroupSurchargeCadPerDay: prices.surchargeCadPerDay,
    'wonPerCad.rate': prices.wonPerCad,
    'wonPerCad.asOf': prices.wonAsOf,
  }
  return html.replace(TOKEN, (token, name: string) => {
    const [group, field = ''] = name.split('.')
    const value =
      group === 'bank'
        ? (bank?.canadian[field as keyof typeof bank.canadian] ?? UNKNOWN)
        : facts[name]
    if (value === undefined) throw new Error(`${token} names no fact of the company`)
    return escapeHtml(String(value))
  })
}

function depositIn(lang: Lang, { cad, krw }: Site['prices']['deposit']): string {
  const won = krw.toLocaleString('en-CA')
  if (lang === 'kr') return `${won}원(또는 C$${cad})`
  return lang === 'cn' ? `C$${cad}（或 ₩${won}）` : `C$${cad} (or ₩${won})`
}
