import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../../worker/contracts/languages'
import { formatCad } from '../../../../platform/i18n/format'
import { AddRow, RowCard } from '../editor/row-card'
import { rowsOf } from '../editor/rows-of'
import type { QuoteEditor } from '../editor/use-quote-editor'
import { emptyLine, lineCents } from './line-fields'
import { LineWords, LineSum, LineTax, type LineProps } from './line-inputs'

/** The form of the quote's lines, without the tax. */
export function QuoteLines({ editor: { fields, faults, set, quote } }: { editor: QuoteEditor }) {
  const { t } = useTranslation('desk-quotes')
  const { edited, add } = rowsOf('quote-lines', fields.lines, (lines) => set({ lines }))
  return (
    <section id="quote-lines" aria-labelledby="lines" className="flex flex-col gap-3">
      <h2 id="lines" className="text-lg">
        {t('lines')}
      </h2>
      {edited.map((line) => (
        <LineForm
          key={line.row.key}
          line={line}
          lang={LANG_TAG[quote.lang]}
          fault={faults?.lines[line.row.key] ?? {}}
        />
      ))}
      <AddRow label={t('line.add')} onAdd={() => add(emptyLine())} />
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
