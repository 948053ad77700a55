import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../../worker/contracts/languages'
import { AreaField } from '../../../../ui/field'
import { RowCard } from '../editor/row-card'
import { EntryTitle } from './entry-title'
import type { EditedRow } from '../editor/rows-of'
import type { QuoteEditor } from '../editor/use-quote-editor'
import type { EntryFields } from './entry-fields'
import { EntryExtras, EntryHead } from './entry-inputs'

interface EntryFormProps {
  entry: EditedRow<EntryFields>
  editor: QuoteEditor
  children: ReactNode
}

/** The form of an itinerary entry: day, text, start, stay and meals. */
export function EntryForm({ entry, editor: { quote, faults }, children }: EntryFormProps) {
  const { t } = useTranslation('desk-quotes')
  const { row, change } = entry
  const lang = LANG_TAG[quote.lang]
  const isWrong = faults?.days.includes(row.key) === true
  return (
    <RowCard kind="entry" row={entry} title={<EntryTitle entry={entry} />}>
      <EntryHead entry={entry} lang={lang} isWrong={isWrong} />
      <AreaField
        label={t('entry.body')}
        lang={lang}
        maxLength={2000}
        value={row.body}
        onChange={({ target }) => change({ body: target.value })}
      />
      <EntryExtras entry={entry} lang={lang} />
      {children}
    </RowCard>
  )
}
