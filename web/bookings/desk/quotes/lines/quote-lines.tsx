import { useTranslation } from 'react-i18next'
import { LINE_LABEL_MAX } from '../../../../../worker/contracts/bookings/quote-prices'
import { LANG_TAG } from '../../../../../worker/contracts/languages'
import { controlsOf } from '../../../../desk/editor/typed-controls'
import { AmountField } from '../../../../desk/ui/amount-field'
import { ChoiceField } from '../../../../desk/ui/choice-field'
import { formatCad } from '../../../../platform/i18n/format'
import { CheckField, TextField } from '../../../../ui/field'
import { AddRow, RowCard } from '../editor/row-card'
import { rowsOf, type EditedRow } from '../editor/rows-of'
import type { QuoteEditor } from '../editor/use-quote-editor'
import { emptyLine, lineCents, WRITTEN_KINDS, type LineFault, type LineFields } from './line-fields'

/** The form of the quote's lines, without the tax. */
export function QuoteLines({ editor: { fields, faults, set, quote } }: { editor: QuoteEditor }) {
  const { t } = useTranslation('desk-bookings')
  const { edited, add } = rowsOf('quote-lines', fields.lines, (lines) => set({ lines }))
  return (
    <section id="quote-lines" aria-labelledby="lines" className="flex flex-col gap-3">
      <h2 id="lines" className="text-lg">
        {t('quotes.lines')}
      </h2>
      {edited.map((line) => (
        <LineForm
          key={line.row.key}
          line={line}
          lang={LANG_TAG[quote.lang]}
          fault={faults?.lines[line.row.key] ?? {}}
        />
      ))}
      <AddRow label={t('quotes.line.add')} onAdd={() => add(emptyLine())} />
    </section>
  )
}

/** The form of a line, under its sum. */
function LineForm({ line, fault, lang }: LineProps & { lang: string }) {
  const cents = lineCents(line.row)
  return (
    <RowCard kind="line" row={line} title={cents === null ? '–' : formatCad(cents, 2)}>
      <div className="grid grid-cols-2 gap-3 max-lg:[&>:first-child]:col-span-2 lg:grid-cols-[9rem_minmax(0,1fr)_5rem_8rem]">
        <LineWords line={line} lang={lang} />
        <LineSum line={line} fault={fault} />
      </div>
      <LineTax line={line} fault={fault} />
    </RowCard>
  )
}

interface LineProps {
  line: EditedRow<LineFields>
  fault: LineFault
}

/** Kind and label of a line. */
function LineWords({ line, lang }: Pick<LineProps, 'line'> & { lang: string }) {
  const { t } = useTranslation('desk-bookings')
  const { row, change } = line
  return (
    <>
      <KindField line={line} />
      <div className="max-lg:order-last max-lg:col-span-2">
        <TextField
          label={t('quotes.line.label')}
          lang={lang}
          maxLength={LINE_LABEL_MAX}
          autoComplete="off"
          placeholder={t(`quotes.kind.${row.kind}`)}
          {...controlsOf(row, change).text('label')}
        />
      </div>
    </>
  )
}

function KindField({ line: { row, change } }: Pick<LineProps, 'line'>) {
  const { t } = useTranslation('desk-bookings')
  return (
    <ChoiceField
      label={t('quotes.line.kind')}
      choices={WRITTEN_KINDS}
      textOf={(kind) => t(`quotes.kind.${kind}`)}
      {...controlsOf(row, change).choice('kind')}
    />
  )
}

/** The number of units, and the price of one. */
function LineSum({ line, fault }: LineProps) {
  const { t } = useTranslation(['desk-bookings', 'desk-tours'])
  const { row, change } = line
  const { price } = fault
  return (
    <>
      <UnitsField line={line} fault={fault} />
      <AmountField
        label={t(row.kind === 'discount' ? 'quotes.line.discount' : 'quotes.line.price')}
        error={
          price === 'missing' ? t('quotes.fault.price') : price && t(`desk-tours:fault.${price}`)
        }
        value={row.price}
        onChange={({ target }) => change({ price: target.value })}
      />
    </>
  )
}

function UnitsField({ line: { row, change }, fault }: LineProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <TextField
      label={t('quotes.line.units')}
      error={fault.units && t('quotes.fault.units')}
      inputMode="numeric"
      autoComplete="off"
      className="tabular"
      {...controlsOf(row, change).text('units')}
    />
  )
}

/** A line can be untaxed only for a reason. */
function LineTax({ line, fault }: LineProps) {
  const { t } = useTranslation('desk-bookings')
  const { row, change } = line
  return (
    <div className="grid items-start gap-x-4 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      <CheckField
        label={t('quotes.line.untaxed')}
        checked={row.untaxed !== null}
        onChange={({ target }) => change({ untaxed: target.checked ? '' : null })}
      />
      {row.untaxed !== null && <TaxReason line={line} fault={fault} />}
    </div>
  )
}

function TaxReason({ line: { row, change }, fault }: LineProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <TextField
      label={t('quotes.line.reason')}
      error={fault.untaxed && t('quotes.fault.untaxed')}
      maxLength={LINE_LABEL_MAX}
      autoComplete="off"
      value={row.untaxed ?? ''}
      onChange={({ target }) => change({ untaxed: target.value })}
    />
  )
}
