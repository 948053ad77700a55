import { isCalendarDay } from '../../../worker/contracts/dates/calendar'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { recordOf } from '../../../worker/contracts/record-of'
import {
  PRICE_BOUNDS,
  type PriceSettings,
} from '../../../worker/contracts/settings/settings-prices'
import { writtenCurrency } from '../../../worker/contracts/written-amounts'
import type { Fault, Faults } from './group-form'
import { readMoney, readNumber } from '../editor/typed-numbers'

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
    ...recordOf(NUMBERS, (field) => readField(draft, field) ?? 0),
    wonAsOf: draft.wonAsOf,
    deposit: recordOf(LANGS, (lang) => readDeposits(draft, lang)),
  }
}

function readField(draft: PricesDraft, field: (typeof NUMBERS)[number]): number | null {
  const bounds = PRICE_BOUNDS[field]
  if (field === 'surchargeCadPerDay') return readMoney(draft[field], 'CAD', bounds)
  return field === 'wonPerCad' && writtenCurrency(draft[field]) === 'KRW'
    ? readMoney(draft[field], 'KRW', bounds)
    : readNumber(draft[field], bounds)
}

function readDeposits(draft: PricesDraft, lang: Lang): Record<DepositCurrency, number> {
  return recordOf(DEPOSIT_CURRENCIES, (currency) => readDeposit(draft, lang, currency) ?? 0)
}

export function findPriceFaults(draft: PricesDraft): Faults<PricesDraft> {
  const faults: Faults<PricesDraft> = {}
  for (const field of NUMBERS) if (readField(draft, field) === null) faults[field] = field
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
    ? readMoney(text, 'CAD', PRICE_BOUNDS.depositCad)
    : readMoney(text, 'KRW', PRICE_BOUNDS.depositWon)
}
