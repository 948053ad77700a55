import { useTranslation } from 'react-i18next'
import { emptyEntry } from './entry-fields'
import { EntryForm } from './entry-form'
import { EntryPicture } from './entry-picture'
import { ForeignWords } from './foreign-words'
import { AddRow } from '../editor/add-row'
import { rowsOf } from '../editor/rows-of'
import type { QuoteEditor } from '../editor/use-quote-editor'

interface QuoteEntriesProps {
  editor: QuoteEditor
  /** The tour whose images can be chosen. */
  tourId: number | null
}

/** The form of the itinerary. */
export function QuoteEntries({ editor, tourId }: QuoteEntriesProps) {
  const { t } = useTranslation('desk-quotes')
  const { fields, set, quote } = editor
  const { edited, add } = rowsOf('quote-entries', fields.days, (days) => set({ days }))
  return (
    <section id="quote-entries" aria-labelledby="entries" className="flex flex-col gap-3">
      <h2 id="entries" className="text-lg">
        {t('entries')}
      </h2>
      <ForeignWords entries={fields.days} to={quote.lang} />
      {edited.map((entry) => (
        <EntryForm key={entry.row.key} entry={entry} editor={editor}>
          <EntryPicture entry={entry} tourId={tourId} />
        </EntryForm>
      ))}
      <AddRow label={t('entry.add')} onAdd={() => add(emptyEntry(fields))} />
    </section>
  )
}
