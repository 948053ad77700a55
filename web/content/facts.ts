import { escapeHtml } from '../../worker/contracts/text/escape-html'
import type { Lang } from '../../worker/contracts/languages'
import { formatNumber } from '../platform/i18n/format'
import { readAddress, writeAddress } from '../../worker/contracts/page-address'
import type { Site } from '../platform/site/site'

export type Facts = Readonly<Record<string, string | number>>

/** `{{bank.swift}}`, also as Markdown writes it into a link. */
const TOKEN = /(?:\{\{|%7B%7B)([\w.]+)(?:\}\}|%7D%7D)/g
const UNKNOWN = '–'

/** A link to a page of this site, as Markdown renders it. */
const OWN_LINK = /<a href="(\/(?!\/)[^"?#]*)/g

interface Filling {
  lang: Lang
  site: Site
  /** Facts of this page alone. */
  more?: Facts
}

/** The rendered text of a written page, with facts filled in and links in the page's language. */
export function completeText(html: string, filling: Filling): string {
  const linked = html.replace(
    OWN_LINK,
    (_link, path: string) => `<a href="${addressIn(path, filling.lang)}`,
  )
  return fillFacts(linked, filling)
}

/** The address in the reader's language, unless it names a language; files have none. */
function addressIn(path: string, lang: Lang): string {
  return readAddress(path).lang || path.includes('.') ? path : writeAddress(path, lang)
}

function fillFacts(html: string, filling: Filling): string {
  const valueOf = factValues(filling)
  return html.replace(TOKEN, (_token, name: string) => escapeHtml(valueOf(name)))
}

/** Current value of a fact; a dash for one unknown to this release, and for a bank account that is unreadable. */
export function factValues({ lang, site, more = {} }: Filling): (name: string) => string {
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
  return (name) => {
    const [group, field = ''] = name.split('.')
    const ofBank = bank?.canadian[field as keyof typeof bank.canadian]
    return String((group === 'bank' ? ofBank : facts[name]) ?? UNKNOWN)
  }
}

function depositIn(lang: Lang, { cad, krw }: Site['prices']['deposit']): string {
  const won = formatNumber(krw, lang)
  if (lang === 'kr') return `${won}원(또는 C$${cad})`
  return lang === 'cn' ? `C$${cad}（或 ₩${won}）` : `C$${cad} (or ₩${won})`
}
