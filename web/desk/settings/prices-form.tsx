import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { isCalendarDay } from '../../../worker/contracts/calendar'
import { PRICE_BOUNDS, type PriceSettings } from '../../../worker/contracts/settings-numbers'
import { recordOf } from '../../../worker/contracts/record-of'
import { TextField } from '../../ui/field'
import type { Fault, Faults, FormProps, GroupForm, SettingTexts } from './group-form'
import { readNumber } from './read-number'

const NUMBERS = ['wonPerCad', 'gstPercent', 'surchargeCadPerDay'] as const
const CURRENCIES = ['cad', 'krw'] as const
type Currency = (typeof CURRENCIES)[number]
type DepositField = `${Lang}.${Currency}`

export type PricesDraft = Record<(typeof NUMBERS)[number] | 'wonAsOf' | DepositField, string>

const DEPOSIT_FAULTS: Record<Currency, Fault> = { cad: 'depositCad', krw: 'depositWon' }

export function toPricesDraft(value: PriceSettings): PricesDraft {
  const deposits = LANGS.flatMap((lang) =>
    CURRENCIES.map((currency) => [`${lang}.${currency}`, String(value.deposit[lang][currency])]),
  )
  return {
    wonPerCad: String(value.wonPerCad),
    wonAsOf: value.wonAsOf,
    gstPercent: String(value.gstPercent),
    surchargeCadPerDay: String(value.surchargeCadPerDay),
    ...(Object.fromEntries(deposits) as Record<DepositField, string>),
  }
}

export function toPrices(draft: PricesDraft): PriceSettings {
  const number = (field: (typeof NUMBERS)[number]) =>
    readNumber(draft[field], PRICE_BOUNDS[field]) ?? 0
  return {
    wonPerCad: number('wonPerCad'),
    wonAsOf: draft.wonAsOf,
    gstPercent: number('gstPercent'),
    surchargeCadPerDay: number('surchargeCadPerDay'),
    deposit: recordOf(LANGS, (lang) => ({
      cad: readDeposit(draft, lang, 'cad') ?? 0,
      krw: readDeposit(draft, lang, 'krw') ?? 0,
    })),
  }
}

export function findPriceFaults(draft: PricesDraft): Faults<PricesDraft> {
  const faults: Faults<PricesDraft> = {}
  for (const field of NUMBERS)
    if (readNumber(draft[field], PRICE_BOUNDS[field]) === null) faults[field] = field
  if (!isCalendarDay(draft.wonAsOf)) faults.wonAsOf = 'wonAsOf'
  for (const lang of LANGS)
    for (const currency of CURRENCIES)
      if (readDeposit(draft, lang, currency) === null)
        faults[`${lang}.${currency}`] = DEPOSIT_FAULTS[currency]
  return faults
}

function readDeposit(draft: PricesDraft, lang: Lang, currency: Currency): number | null {
  const text = draft[`${lang}.${currency}`]
  return currency === 'cad'
    ? readNumber(text, PRICE_BOUNDS.depositCad)
    : readNumber(text, PRICE_BOUNDS.depositWon, 0)
}

function texts(t: SettingTexts) {
  const labelOf = (field: keyof PricesDraft) => {
    const [lang, currency] = field.split('.') as [Lang, Currency | undefined]
    if (!currency) return t(`prices.${field as 'wonPerCad'}`)
    return `${t('prices.deposit')} · ${t(`common:language.${lang}`)} · ${t(`prices.${currency}`)}`
  }
  return { labelOf, textOf: (draft: PricesDraft, field: keyof PricesDraft) => draft[field] }
}

function PricesForm({ draft, faults, onChange }: FormProps<PricesDraft>) {
  const { t } = useTranslation(['settings', 'common'])
  const box = (field: keyof PricesDraft, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      autoComplete="off"
      inputMode="decimal"
      value={draft[field]}
      error={faults[field] && t(`fault.${faults[field]}`)}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  )
  return (
    <>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-lg font-semibold">{t('prices.rate')}</legend>
        {box('wonPerCad', t('prices.wonPerCad'), t('prices.wonHint'))}
        <TextField
          type="date"
          label={t('prices.wonAsOf')}
          value={draft.wonAsOf}
          error={faults.wonAsOf && t(`fault.${faults.wonAsOf}`)}
          onChange={({ target }) => onChange({ wonAsOf: target.value })}
        />
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-lg font-semibold">{t('prices.added')}</legend>
        {box('gstPercent', t('prices.gstPercent'), t('prices.gstHint'))}
        {box('surchargeCadPerDay', t('prices.surchargeCadPerDay'), t('prices.surchargeHint'))}
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 text-lg font-semibold">{t('prices.deposit')}</legend>
        <p className="text-sm text-muted">{t('prices.depositHint')}</p>
        {LANGS.map((lang) => (
          <div
            key={lang}
            role="group"
            aria-label={t(`common:language.${lang}`)}
            className="grid grid-cols-2 gap-4"
          >
            <p className="col-span-full -mb-2 font-semibold">{t(`common:language.${lang}`)}</p>
            {CURRENCIES.map((currency) => (
              <div key={currency}>{box(`${lang}.${currency}`, t(`prices.${currency}`))}</div>
            ))}
          </div>
        ))}
      </fieldset>
    </>
  )
}

export const pricesForm: GroupForm<'prices', PricesDraft> = {
  group: 'prices',
  toDraft: toPricesDraft,
  toValue: toPrices,
  findFaults: findPriceFaults,
  texts,
  Form: PricesForm,
}
