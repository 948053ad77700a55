import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../../worker/contracts/languages'
import { emptyLine } from './line-fields'
import { LineForm } from './line-form'
import { AddRow } from '../editor/add-row'
import { rowsOf } from '../editor/rows-of'
import type { QuoteEditor } from '../editor/use-quote-editor'

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
