import { useTranslation } from 'react-i18next'
import { LINE_LABEL_MAX } from '../../../../../worker/contracts/bookings/quote-prices'
import { CheckField, TextField } from '../../../../ui/field'
import { AmountField } from '../../../../desk/ui/amount-field'
import { ChoiceField } from '../../../../desk/ui/choice-field'
import { controlsOf } from '../../../../desk/ui/use-fields'
import type { EditedRow } from '../editor/rows-of'
import { WRITTEN_KINDS, type LineFault, type LineFields } from './line-fields'

export interface LineProps {
  line: EditedRow<LineFields>
  fault: LineFault
}

/** Kind and label of a line. */
export function LineWords({ line, lang }: Pick<LineProps, 'line'> & { lang: string }) {
  const { t } = useTranslation('desk-quotes')
  const { row, change } = line
  return (
    <>
      <KindField line={line} />
      <div className="max-lg:order-last max-lg:col-span-2">
        <TextField
          label={t('line.label')}
          lang={lang}
          maxLength={LINE_LABEL_MAX}
          autoComplete="off"
          placeholder={t(`kind.${row.kind}`)}
          {...controlsOf(row, change).text('label')}
        />
      </div>
    </>
  )
}

function KindField({ line: { row, change } }: Pick<LineProps, 'line'>) {
  const { t } = useTranslation('desk-quotes')
  return (
    <ChoiceField
      label={t('line.kind')}
      choices={WRITTEN_KINDS}
      textOf={(kind) => t(`kind.${kind}`)}
      {...controlsOf(row, change).choice('kind')}
    />
  )
}

/** The number of units, and the price of one. */
export function LineSum({ line, fault }: LineProps) {
  const { t } = useTranslation(['desk-quotes', 'admin'])
  const { row, change } = line
  const { price } = fault
  return (
    <>
      <UnitsField line={line} fault={fault} />
      <AmountField
        label={t(row.kind === 'discount' ? 'line.discount' : 'line.price')}
        error={price === 'missing' ? t('fault.price') : price && t(`admin:fault.${price}`)}
        value={row.price}
        onType={(typed) => change({ price: typed })}
      />
    </>
  )
}

function UnitsField({ line: { row, change }, fault }: LineProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <TextField
      label={t('line.units')}
      error={fault.units && t('fault.units')}
      inputMode="numeric"
      autoComplete="off"
      className="tabular"
      {...controlsOf(row, change).text('units')}
    />
  )
}

/** A line can be untaxed only for a reason. */
export function LineTax({ line, fault }: LineProps) {
  const { t } = useTranslation('desk-quotes')
  const { row, change } = line
  return (
    <div className="grid items-start gap-x-4 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      <CheckField
        label={t('line.untaxed')}
        checked={row.untaxed !== null}
        onChange={({ target }) => change({ untaxed: target.checked ? '' : null })}
      />
      {row.untaxed !== null && <TaxReason line={line} fault={fault} />}
    </div>
  )
}

function TaxReason({ line: { row, change }, fault }: LineProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <TextField
      label={t('line.reason')}
      error={fault.untaxed && t('fault.untaxed')}
      maxLength={LINE_LABEL_MAX}
      autoComplete="off"
      value={row.untaxed ?? ''}
      onChange={({ target }) => change({ untaxed: target.value })}
    />
  )
}
