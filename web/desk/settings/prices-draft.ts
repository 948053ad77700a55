import { isCalendarDay } from '../../../worker/contracts/dates/calendar'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { recordOf } from '../../../worker/contracts/record-of'
import {
  PRICE_BOUNDS,
  type PriceSettings,
} from '../../../worker/contracts/settings/settings-prices'
import type { Fault, Faults } from './group-form'
import { readNumber } from './read-number'

const NUMBERS = ['wonPerCad', 'gstPercent', 'surchargeCadPerDay'] as const
export const DEPOSIT_CURRENCIES = ['cad', 'krw'] as const
export type DepositCurrency = (typeof DEPOSIT_CURRENCIES)[number]
type DepositField = `${Lang}.${DepositCurrency}`

export type PricesDraft = Record<(typeof NUMBERS)[number] | 'wonAsOf' | DepositField, string>

const DEPOSIT_FAULTS: Record<DepositCurrency, Fault> = { cad: 'depositCad', krw: 'depositWon' }

/** The prices as they are typed. */
export function toPricesDraft(value: PriceSettings): PricesDraft {
  const deposits = LANGS.flatMap((lang) =>
    DEPOSIT_CURRENCIES.map((currency) => [
      `${lang}.${currency}`,
      String(value.deposit[lang][currency]),
    ]),
  )
  return {
    wonPerCad: String(value.wonPerCad),
    wonAsOf: value.wonAsOf,
    gstPercent: String(value.gstPercent),
    surchargeCadPerDay: String(value.surchargeCadPerDay),
    ...(Object.fromEntries(deposits) as Record<DepositField, string>),
  }
}

/** Only for a draft without faults. */
export function toPrices(draft: PricesDraft): PriceSettings {
  return {
    ...recordOf(NUMBERS, (field) => readNumber(draft[field], PRICE_BOUNDS[field]) ?? 0),
    wonAsOf: draft.wonAsOf,
    deposit: recordOf(LANGS, (lang) => readDeposits(draft, lang)),
  }
}

function readDeposits(draft: PricesDraft, lang: Lang): Record<DepositCurrency, number> {
  return recordOf(DEPOSIT_CURRENCIES, (currency) => readDeposit(draft, lang, currency) ?? 0)
}

export function findPriceFaults(draft: PricesDraft): Faults<PricesDraft> {
  const faults: Faults<PricesDraft> = {}
  for (const field of NUMBERS)
    if (readNumber(draft[field], PRICE_BOUNDS[field]) === null) faults[field] = field
  if (!isCalendarDay(draft.wonAsOf)) faults.wonAsOf = 'wonAsOf'
  for (const lang of LANGS)
    for (const currency of DEPOSIT_CURRENCIES)
      if (readDeposit(draft, lang, currency) === null)
        faults[`${lang}.${currency}`] = DEPOSIT_FAULTS[currency]
  return faults
}

function readDeposit(draft: PricesDraft, lang: Lang, currency: DepositCurrency): number | null {
  const text = draft[`${lang}.${currency}`]
  return currency === 'cad'
    ? readNumber(text, PRICE_BOUNDS.depositCad)
    : readNumber(text, PRICE_BOUNDS.depositWon, 0)
}
