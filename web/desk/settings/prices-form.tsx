import { useTranslation } from 'react-i18next'
import { isCalendarDay } from '../../../worker/contracts/dates/calendar'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { recordOf } from '../../../worker/contracts/record-of'
import {
  PRICE_BOUNDS,
  type PriceSettings,
} from '../../../worker/contracts/settings/settings-prices'
import { writtenCurrency } from '../../../worker/contracts/written-amounts'
import { TextField } from '../../ui/field'
import { readMoney, readNumber } from '../editor/typed-numbers'
import type { FormProps, GroupForm, SettingTexts, Fault, Faults } from './group-form'

const NUMBERS = ['wonPerCad', 'gstPercent', 'surchargeCadPerDay'] as const

const DEPOSIT_CURRENCIES = ['cad', 'krw'] as const

const DEPOSIT_FAULTS: Record<DepositCurrency, Fault> = { cad: 'depositCad', krw: 'depositWon' }

function labelOf(t: SettingTexts, field: keyof PricesDraft): string {
  const [lang, currency] = field.split('.') as [Lang, DepositCurrency | undefined]
  if (!currency) return t(`settings.prices.${field as 'wonPerCad'}`)
  return `${t('settings.prices.deposit')} · ${t(`site:language.${lang}`)} · ${t(`settings.prices.${currency}`)}`
}

function PricesForm(form: FormProps<PricesDraft>) {
  const { t } = useTranslation('desk')
  return (
    <>
      <ExchangeRate {...form} />
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-lg font-semibold">{t('settings.prices.added')}</legend>
        <PriceField form={form} field="gstPercent" hint={t('settings.prices.gstHint')} />
        <PriceField
          form={form}
          field="surchargeCadPerDay"
          hint={t('settings.prices.surchargeHint')}
        />
      </fieldset>
      <Deposits {...form} />
    </>
  )
}

function ExchangeRate(form: FormProps<PricesDraft>) {
  const { t } = useTranslation('desk')
  const { draft, faults, onChange } = form
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-lg font-semibold">{t('settings.prices.rate')}</legend>
      <PriceField form={form} field="wonPerCad" hint={t('settings.prices.wonHint')} />
      <TextField
        type="date"
        label={t('settings.prices.wonAsOf')}
        value={draft.wonAsOf}
        error={faults.wonAsOf && t(`settings.fault.${faults.wonAsOf}`)}
        onChange={({ target }) => onChange({ wonAsOf: target.value })}
      />
    </fieldset>
  )
}

function Deposits(form: FormProps<PricesDraft>) {
  const { t } = useTranslation('desk')
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-lg font-semibold">{t('settings.prices.deposit')}</legend>
      <p className="text-sm text-muted">{t('settings.prices.depositHint')}</p>
      {LANGS.map((lang) => (
        <LanguageDeposits key={lang} form={form} lang={lang} />
      ))}
    </fieldset>
  )
}

function LanguageDeposits({ form, lang }: { form: FormProps<PricesDraft>; lang: Lang }) {
  const { t } = useTranslation()
  const language = t(`language.${lang}`)
  return (
    <div role="group" aria-label={language} className="grid grid-cols-2 gap-4">
      <p className="col-span-full -mb-2 font-semibold">{language}</p>
      {DEPOSIT_CURRENCIES.map((currency) => (
        <div key={currency}>
          <PriceField form={form} field={`${lang}.${currency}`} />
        </div>
      ))}
    </div>
  )
}

interface PriceFieldProps {
  form: FormProps<PricesDraft>
  field: keyof PricesDraft
  hint?: string
}

function PriceField({ form: { draft, faults, onChange }, field, hint }: PriceFieldProps) {
  const { t } = useTranslation('desk')
  const [first, currency] = field.split('.') as ['wonPerCad', DepositCurrency | undefined]
  return (
    <TextField
      label={t(`settings.prices.${currency ?? first}`)}
      hint={hint}
      autoComplete="off"
      inputMode="decimal"
      value={draft[field]}
      error={faults[field] && t(`settings.fault.${faults[field]}`)}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  )
}

export const pricesForm: GroupForm<'prices', PricesDraft> = {
  group: 'prices',
  toDraft: toPricesDraft,
  toValue: toPrices,
  findFaults: findPriceFaults,
  texts: (t) => ({
    labelOf: (field) => labelOf(t, field),
    textOf: (draft, field) => draft[field],
  }),
  Form: PricesForm,
}

type DepositCurrency = (typeof DEPOSIT_CURRENCIES)[number]
type DepositField = `${Lang}.${DepositCurrency}`

type PricesDraft = Record<(typeof NUMBERS)[number] | 'wonAsOf' | DepositField, string>

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
