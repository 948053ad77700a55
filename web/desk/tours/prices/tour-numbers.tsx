import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { monthsOf } from '../../../../worker/contracts/tours/season'
import { PRICE_TIERS } from '../../../../worker/contracts/tours/prices'
import { TOUR_STATUS } from '../../../../worker/contracts/tours/tour-status'
import { formatMonth } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useNow } from '../../../platform/forms/use-now'
import { CheckField, TextField } from '../../../ui/field'
import { FormSection } from '../../editor/form-section'
import type { Region } from '../../editor/regions'
import { STATUSES } from '../../editor/tour-statuses'
import { RegionSelect } from '../region-options'
import { StatusSelect } from '../status-select'
import { hasTierPrices, REGULAR_TIERS, type NumberField } from '../tour-draft'
import type { FormPart } from '../tour-faults'

const OFFER = String(TOUR_STATUS.offer)

interface RegionProps extends FormPart {
  regions: Region[]
}

interface TourNumbersProps extends RegionProps {
  /** Below the start. */
  children: ReactNode
}

/** Status, region, size, start and prices of a tour. */
export function TourNumbers({ regions, children, ...form }: TourNumbersProps) {
  const { t } = useTranslation(['desk-tours', 'errors'])
  return (
    <FormSection title={t('tour.basics')}>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <StatusAndRegion regions={regions} {...form} />
        <NumberBox {...form} field="tripDays" inputMode="numeric" />
        <NumberBox {...form} field="minPerson" inputMode="numeric" />
        <StartTime {...form} />
      </div>
      {children}
      <SeasonMonths {...form} />
      <PriceFields {...form} />
      {form.draft.status === OFFER && <OfferFields {...form} />}
    </FormSection>
  )
}

function StatusAndRegion({ regions, draft, onChange }: RegionProps) {
  const { t } = useTranslation(['desk-tours', 'errors'])
  const chooseRegion = (categoryId: string) => onChange({ categoryId })
  return (
    <>
      <StatusSelect
        label={t('field.status')}
        statuses={STATUSES}
        value={draft.status}
        onChoose={(status) => onChange({ status })}
      />
      <div data-field="categoryId">
        <RegionSelect regions={regions} value={draft.categoryId} onChoose={chooseRegion} />
      </div>
    </>
  )
}

function StartTime({ draft, onChange }: FormPart) {
  const { t } = useTranslation('desk-tours')
  return (
    <div data-field="startMinute" className="col-span-2">
      <TextField
        type="time"
        label={t('field.startMinute')}
        hint={t('tour.startHint')}
        value={draft.startMinute}
        onChange={({ target }) => onChange({ startMinute: target.value })}
      />
    </div>
  )
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/** The months in which the tour runs. */
function SeasonMonths({ draft, onChange }: FormPart) {
  const { t } = useTranslation('desk-tours')
  const lang = useLang()
  const chosen = monthsOf(draft.months)
  const toggle = (month: number, isOn: boolean) =>
    onChange({
      months: MONTHS.filter((each) => (each === month ? isOn : chosen.includes(each))).join(','),
    })
  return (
    <fieldset data-field="months">
      <legend className="mb-1 text-sm font-semibold">{t('field.months')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-4">
        {MONTHS.map((month) => (
          <CheckField
            key={month}
            label={formatMonth(month, lang)}
            checked={chosen.includes(month)}
            onChange={({ target }) => toggle(month, target.checked)}
          />
        ))}
      </div>
      <p className="text-sm text-muted">{t('tour.monthsHint')}</p>
    </fieldset>
  )
}

function PriceFields(form: FormPart) {
  const { t } = useTranslation(['desk-tours', 'errors'])
  const hasTiers = hasTierPrices(form.draft)
  return (
    <fieldset className="grid grid-cols-2 gap-4 sm:grid-cols-5">
      <legend className="mb-2 text-sm font-semibold text-muted">{t('tour.prices')}</legend>
      <NumberBox {...form} field="price" hint={hasTiers ? t('tour.priceUnused') : undefined} />
      {PRICE_TIERS.map((tier) => (
        <NumberBox key={tier} {...form} field={tier} />
      ))}
      <div className="col-span-2">
        <NumberBox {...form} field="surchargePerDay" hint={t('tour.surchargeHint')} />
      </div>
      {!hasTiers && <PriceRule {...form} field="assumesFour" hint={t('tour.assumesFourHint')} />}
      <PriceRule {...form} field="joinsAtOwnPrice" hint={t('tour.joinsAtOwnPriceHint')} />
    </fieldset>
  )
}

interface PriceRuleProps extends FormPart {
  field: 'assumesFour' | 'joinsAtOwnPrice'
  hint: string
}

/** Whether the single price assumes a party of four, or a party that joins a departure pays as one of its own. */
function PriceRule({ field, hint, draft, onChange }: PriceRuleProps) {
  const { t } = useTranslation('desk-tours')
  return (
    <div className="col-span-2 sm:col-span-3">
      <CheckField
        label={t(`field.${field}`)}
        hint={hint}
        checked={draft[field] === 'true'}
        onChange={({ target }) => onChange({ [field]: target.checked ? 'true' : '' })}
      />
    </div>
  )
}

/** The fields of an offer. A fault of the tiers' prices as a whole is not shown at a field. */
function OfferFields(form: FormPart) {
  const { t } = useTranslation(['desk-tours', 'errors'])
  const { draft, faults } = form
  return (
    <fieldset className="grid grid-cols-2 gap-4 sm:grid-cols-5">
      <legend className="mb-2 text-sm font-semibold text-muted">{t('status.3')}</legend>
      <p className="col-span-full max-w-reading text-sm text-muted">{t('tour.regularHint')}</p>
      <RegularPrices {...form} />
      <OfferEnd {...form} />
      {hasTierPrices(draft) && faults.regularPrice && (
        <p role="alert" className="col-span-full text-sm text-danger">
          {t(faults.regularPrice)}
        </p>
      )}
      <Discount {...form} />
    </fieldset>
  )
}

function RegularPrices(form: FormPart) {
  if (!hasTierPrices(form.draft)) return <NumberBox {...form} field="regularPrice" />
  return PRICE_TIERS.map((tier) => <NumberBox key={tier} {...form} field={REGULAR_TIERS[tier]} />)
}

function Discount(form: FormPart) {
  const { t } = useTranslation(['desk-tours', 'errors'])
  const hint = t(form.draft.offerUntil === '' ? 'tour.discountHint' : 'tour.discountUnused')
  return (
    <div className="col-span-2">
      <NumberBox {...form} field="discount" inputMode="numeric" hint={hint} />
    </div>
  )
}

function OfferEnd({ draft, faults, onChange }: FormPart) {
  const { t } = useTranslation(['desk-tours', 'errors'])
  const today = calgaryDay(useNow())
  const hasEnded = draft.offerUntil !== '' && draft.offerUntil < today
  return (
    <div data-field="offerUntil">
      <TextField
        type="date"
        label={t('field.offerUntil')}
        value={draft.offerUntil}
        hint={hasEnded ? t('tour.offerEnded') : undefined}
        error={faults.offerUntil && t(faults.offerUntil)}
        onChange={({ target }) => onChange({ offerUntil: target.value })}
      />
    </div>
  )
}

interface NumberBoxProps extends FormPart {
  field: NumberField
  inputMode?: 'numeric' | 'decimal'
  hint?: string | undefined
}

function NumberBox({ field, inputMode = 'decimal', hint, ...form }: NumberBoxProps) {
  const { t } = useTranslation(['desk-tours', 'errors'])
  const fault = form.faults[field]
  return (
    <div data-field={field}>
      <TextField
        label={t(`field.${field}`)}
        inputMode={inputMode}
        autoComplete="off"
        value={form.draft[field]}
        hint={hint}
        error={fault && t(fault)}
        onChange={({ target }) => form.onChange({ [field]: target.value })}
      />
    </div>
  )
}
