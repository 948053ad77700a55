import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { TextField } from '../../ui/field'
import type { FormProps, GroupForm, SettingTexts } from './group-form'
import {
  CURRENCIES,
  findPriceFaults,
  toPrices,
  toPricesDraft,
  type Currency,
  type PricesDraft,
} from './prices-draft'

function texts(t: SettingTexts) {
  const labelOf = (field: keyof PricesDraft) => {
    const [lang, currency] = field.split('.') as [Lang, Currency | undefined]
    if (!currency) return t(`prices.${field as 'wonPerCad'}`)
    return `${t('prices.deposit')} · ${t(`common:language.${lang}`)} · ${t(`prices.${currency}`)}`
  }
  return { labelOf, textOf: (draft: PricesDraft, field: keyof PricesDraft) => draft[field] }
}

function PricesForm(form: FormProps<PricesDraft>) {
  return (
    <>
      <ExchangeRate {...form} />
      <AddedToPrices {...form} />
      <Deposits {...form} />
    </>
  )
}

function ExchangeRate(form: FormProps<PricesDraft>) {
  const { t } = useTranslation('settings')
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-lg font-semibold">{t('prices.rate')}</legend>
      <PriceField
        form={form}
        field="wonPerCad"
        label={t('prices.wonPerCad')}
        hint={t('prices.wonHint')}
      />
      <RateDay {...form} />
    </fieldset>
  )
}

function RateDay({ draft, faults, onChange }: FormProps<PricesDraft>) {
  const { t } = useTranslation('settings')
  return (
    <TextField
      type="date"
      label={t('prices.wonAsOf')}
      value={draft.wonAsOf}
      error={faults.wonAsOf && t(`fault.${faults.wonAsOf}`)}
      onChange={({ target }) => onChange({ wonAsOf: target.value })}
    />
  )
}

function AddedToPrices(form: FormProps<PricesDraft>) {
  const { t } = useTranslation('settings')
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-lg font-semibold">{t('prices.added')}</legend>
      <PriceField
        form={form}
        field="gstPercent"
        label={t('prices.gstPercent')}
        hint={t('prices.gstHint')}
      />
      <PriceField
        form={form}
        field="surchargeCadPerDay"
        label={t('prices.surchargeCadPerDay')}
        hint={t('prices.surchargeHint')}
      />
    </fieldset>
  )
}

function Deposits(form: FormProps<PricesDraft>) {
  const { t } = useTranslation(['settings', 'common'])
  return (
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
            <div key={currency}>
              <PriceField
                form={form}
                field={`${lang}.${currency}`}
                label={t(`prices.${currency}`)}
              />
            </div>
          ))}
        </div>
      ))}
    </fieldset>
  )
}

interface PriceFieldProps {
  form: FormProps<PricesDraft>
  field: keyof PricesDraft
  label: string
  hint?: string
}

function PriceField({ form: { draft, faults, onChange }, field, ...labels }: PriceFieldProps) {
  const { t } = useTranslation('settings')
  return (
    <TextField
      {...labels}
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
  texts,
  Form: PricesForm,
}
