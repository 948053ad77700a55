import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { TextField } from '../../ui/field'
import type { FormProps, GroupForm, SettingTexts } from './group-form'
import {
  DEPOSIT_CURRENCIES,
  findPriceFaults,
  toPrices,
  toPricesDraft,
  type DepositCurrency,
  type PricesDraft,
} from './prices-draft'

function labelOf(t: SettingTexts, field: keyof PricesDraft): string {
  const [lang, currency] = field.split('.') as [Lang, DepositCurrency | undefined]
  if (!currency) return t(`prices.${field as 'wonPerCad'}`)
  return `${t('prices.deposit')} · ${t(`common:language.${lang}`)} · ${t(`prices.${currency}`)}`
}

function PricesForm(form: FormProps<PricesDraft>) {
  const { t } = useTranslation('settings')
  return (
    <>
      <ExchangeRate {...form} />
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-lg font-semibold">{t('prices.added')}</legend>
        <PriceField form={form} field="gstPercent" hint={t('prices.gstHint')} />
        <PriceField form={form} field="surchargeCadPerDay" hint={t('prices.surchargeHint')} />
      </fieldset>
      <Deposits {...form} />
    </>
  )
}

function ExchangeRate(form: FormProps<PricesDraft>) {
  const { t } = useTranslation('settings')
  const { draft, faults, onChange } = form
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-lg font-semibold">{t('prices.rate')}</legend>
      <PriceField form={form} field="wonPerCad" hint={t('prices.wonHint')} />
      <TextField
        type="date"
        label={t('prices.wonAsOf')}
        value={draft.wonAsOf}
        error={faults.wonAsOf && t(`fault.${faults.wonAsOf}`)}
        onChange={({ target }) => onChange({ wonAsOf: target.value })}
      />
    </fieldset>
  )
}

function Deposits(form: FormProps<PricesDraft>) {
  const { t } = useTranslation('settings')
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-lg font-semibold">{t('prices.deposit')}</legend>
      <p className="text-sm text-muted">{t('prices.depositHint')}</p>
      {LANGS.map((lang) => (
        <LanguageDeposits key={lang} form={form} lang={lang} />
      ))}
    </fieldset>
  )
}

function LanguageDeposits({ form, lang }: { form: FormProps<PricesDraft>; lang: Lang }) {
  const { t } = useTranslation('common')
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
  const { t } = useTranslation('settings')
  const [first, currency] = field.split('.') as ['wonPerCad', DepositCurrency | undefined]
  return (
    <TextField
      label={t(`prices.${currency ?? first}`)}
      hint={hint}
      autoComplete="off"
      inputMode="decimal"
      value={draft[field]}
      error={faults[field] && t(`fault.${faults[field]}`)}
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
