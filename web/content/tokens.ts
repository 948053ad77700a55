import { FIRST_SETTINGS } from '../../worker/contracts/first-settings'
import { isLang, LANGS, type Lang } from '../../worker/contracts/languages'
import { recordOf } from '../../worker/contracts/record-of'

const { prices, company, bank, staff } = FIRST_SETTINGS

const values = {
  ...company,
  staff,
  bank: bank.canadian,
  address: company.addressLines,
  deposit: recordOf(LANGS, depositIn),
  gstPercent: prices.gstPercent,
  smallGroupSurchargeCadPerDay: prices.surchargeCadPerDay,
  wonPerCad: { rate: prices.wonPerCad, asOf: prices.wonAsOf },
}

/** The deposit in words. */
function depositIn(lang: Lang): string {
  const { cad, krw } = prices.deposit[lang]
  const won = krw.toLocaleString('en-CA')
  if (lang === 'kr') return `${won}원(또는 C$${cad})`
  return lang === 'cn' ? `C$${cad}（或 ₩${won}）` : `C$${cad} (or ₩${won})`
}

/** Fills in company facts: `{{bank.swift}}` is a path into the settings. @throws Error if unknown */
export function fillTokens(text: string, lang: Lang): string {
  return text.replace(/\{\{([\w.]+)\}\}/g, (token, path: string) => {
    let value: unknown = values
    for (const part of path.split('.'))
      value = (value as Record<string, unknown> | undefined)?.[part]
    if (typeof value === 'object' && value !== null && lang in value)
      value = (value as Record<string, unknown>)[lang]
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    throw new Error(`${token} names no fact of the company`)
  })
}

/** The language in a file name (`tandc.kr.md`). @throws Error when there is none */
export function langOfFile(file: string): Lang {
  const lang = /\.(\w+)\.md$/.exec(file)?.[1]
  if (!isLang(lang)) throw new Error(`${file} names no language`)
  return lang
}
