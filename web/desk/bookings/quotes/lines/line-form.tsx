import { formatCad } from '../../../../platform/i18n/format'
import { lineCents } from './line-fields'
import { RowCard } from '../editor/row-card'
import { LineWords, LineSum, LineTax, type LineProps } from './line-inputs'

/** The form of a line, under its sum. */
export function LineForm({ line, fault, lang }: LineProps & { lang: string }) {
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
