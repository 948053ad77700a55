import { useTranslation } from 'react-i18next'
import { LINE_LABEL_MAX } from '../../../../../worker/contracts/quote-prices'
import { formatCad } from '../../../../platform/i18n/format'
import { CheckField, TextField } from '../../../../ui/field'
import { AmountField } from '../../../ui/amount-field'
import { ChoiceField } from '../../../ui/choice-field'
import { lineCents, WRITTEN_KINDS, type LineFault, type LineFields } from './line-fields'
import { RowCard } from '../editor/row-card'
import type { EditedRow } from '../editor/rows-of'

interface LineProps {
  line: EditedRow<LineFields>
  fault: LineFault
}

/** A line as it is typed, below what it comes to. */
export function LineForm({ line, fault, lang }: LineProps & { lang: string }) {
  const cents = lineCents(line.row)
  return (
    <RowCard kind="line" row={line} title={cents === null ? '–' : formatCad(cents, 2)}>
      <div className="grid grid-cols-2 gap-3 max-lg:[&>:first-child]:col-span-2 lg:grid-cols-[9rem_minmax(0,1fr)_5rem_8rem]">
        <LineWords line={line} lang={lang} />
        <LineSum line={line} fault={fault} />
      </div>
      <Tax line={line} fault={fault} />
    </RowCard>
  )
}

/** What a line is for. */
function LineWords({ line: { row, change }, lang }: Pick<LineProps, 'line'> & { lang: string }) {
  const { t } = useTranslation('desk-quotes')
  return (
    <>
      <ChoiceField
        label={t('line.kind')}
        value={row.kind}
        choices={WRITTEN_KINDS}
        textOf={(kind) => t(`kind.${kind}`)}
        onChoose={(kind) => change({ kind })}
      />
      <div className="max-lg:order-last max-lg:col-span-2">
        <TextField
          label={t('line.label')}
          lang={lang}
          maxLength={LINE_LABEL_MAX}
          autoComplete="off"
          placeholder={t(`kind.${row.kind}`)}
          value={row.label}
          onChange={({ target }) => change({ label: target.value })}
        />
      </div>
    </>
  )
}

/** How many units, and the price of one. */
function LineSum({ line: { row, change }, fault: { units, price } }: LineProps) {
  const { t } = useTranslation(['desk-quotes', 'admin'])
  return (
    <>
      <TextField
        label={t('line.units')}
        error={units && t('fault.units')}
        inputMode="numeric"
        autoComplete="off"
        className="tabular"
        value={row.units}
        onChange={({ target }) => change({ units: target.value })}
      />
      <AmountField
        label={t(row.kind === 'discount' ? 'line.discount' : 'line.price')}
        error={price === 'missing' ? t('fault.price') : price && t(`admin:fault.${price}`)}
        value={row.price}
        onType={(typed) => change({ price: typed })}
      />
    </>
  )
}

/** Without tax only for a reason. */
function Tax({ line: { row, change }, fault }: LineProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <div className="grid items-start gap-x-4 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      <CheckField
        label={t('line.untaxed')}
        checked={row.untaxed !== null}
        onChange={({ target }) => change({ untaxed: target.checked ? '' : null })}
      />
      {row.untaxed !== null && (
        <TextField
          label={t('line.reason')}
          error={fault.untaxed && t('fault.untaxed')}
          maxLength={LINE_LABEL_MAX}
          autoComplete="off"
          value={row.untaxed}
          onChange={({ target }) => change({ untaxed: target.value })}
        />
      )}
    </div>
  )
}
