import { isLang, type Lang } from '../../worker/contracts/languages'
import { company } from './company'
import { FIRST_SETTINGS } from '../../worker/contracts/first-settings'

const FIRST_PRICES = FIRST_SETTINGS.prices

const values = {
  ...company,
  address: company.addressLines,
  gstPercent: FIRST_PRICES.gstPercent,
  smallGroupSurchargeCadPerDay: FIRST_PRICES.surchargeCadPerDay,
  wonPerCad: { rate: FIRST_PRICES.wonPerCad, asOf: FIRST_PRICES.wonAsOf },
}

/** Fills in company facts: `{{bank.swift}}` is a path into company.ts. @throws Error if unknown */
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
