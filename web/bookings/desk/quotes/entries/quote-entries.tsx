import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../../../worker/contracts/languages'
import { formatList } from '../../../../platform/i18n/format'
import { useLang } from '../../../../platform/i18n/use-lang'
import { AlertBanner } from '../../../../ui/alert-banner'
import { AddRow } from '../editor/row-card'
import { rowsOf } from '../editor/rows-of'
import type { QuoteEditor } from '../editor/use-quote-editor'
import { emptyEntry, untranslated, type EntryFields } from './entry-fields'
import { EntryForm } from './entry-form'

/** The form of the itinerary. */
export function QuoteEntries({ editor, tourId }: { editor: QuoteEditor; tourId: number | null }) {
  const { t } = useTranslation('desk-bookings')
  const { fields, set, quote } = editor
  const { edited, add } = rowsOf('quote-entries', fields.days, (days) => set({ days }))
  return (
    <section id="quote-entries" aria-labelledby="entries" className="flex flex-col gap-3">
      <h2 id="entries" className="text-lg">
        {t('quotes.entries')}
      </h2>
      <ForeignWords entries={fields.days} to={quote.lang} />
      {edited.map((entry) => (
        <EntryForm key={entry.row.key} entry={entry} editor={editor} tourId={tourId} />
      ))}
      <AddRow label={t('quotes.entry.add')} onAdd={() => add(emptyEntry(fields))} />
    </section>
  )
}

/** Warns that entries are not in the guest's language yet. */
function ForeignWords({ entries, to }: { entries: readonly EntryFields[]; to: Lang }) {
  const { t } = useTranslation(['desk-bookings', 'site'])
  const lang = useLang()
  const foreign = [...new Set(entries.map(untranslated).filter((each) => each !== null))]
  if (foreign.length === 0) return null
  return (
    <AlertBanner kind="info">
      {t('quotes.foreign', {
        from: formatList(
          foreign.map((each) => t(`site:language.${each}`)),
          lang,
        ),
        to: t(`site:language.${to}`),
      })}
    </AlertBanner>
  )
}
