import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../../worker/contracts/languages'
import { AreaField, TextField } from '../../../../ui/field'
import { Chip } from '../../../../ui/chip'
import { controlsOf } from '../../../../desk/ui/use-fields'
import { RowCard } from '../editor/row-card'
import type { EditedRow } from '../editor/rows-of'
import type { QuoteEditor } from '../editor/use-quote-editor'
import { untranslated, type EntryFields } from './entry-fields'
import { EntryImage } from './entry-image'

interface EntryFormProps {
  entry: EditedRow<EntryFields>
  editor: QuoteEditor
  /** The tour whose images can be chosen. */
  tourId: number | null
}

/** The form of an itinerary entry: day, text, start, stay and meals. */
export function EntryForm({ entry, editor: { quote, faults }, tourId }: EntryFormProps) {
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
        {...controlsOf(row, change).text('body')}
      />
      <EntryExtras entry={entry} lang={lang} />
      <EntryImage entry={entry} tourId={tourId} />
    </RowCard>
  )
}

interface EntryProps {
  entry: EditedRow<EntryFields>
  /** Language tag of the guest's language. */
  lang: string
}

function EntryHead({ entry, lang, isWrong }: EntryProps & { isWrong: boolean }) {
  const { t } = useTranslation('desk-quotes')
  const { row, change } = entry
  return (
    <div className="grid gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <TextField
        type="date"
        label={t('entry.day')}
        error={isWrong ? t('fault.day') : undefined}
        {...controlsOf(row, change).text('day')}
      />
      <WordsField entry={entry} lang={lang} name="title" maxLength={200} />
    </div>
  )
}

function EntryExtras({ entry, lang }: EntryProps) {
  const { t } = useTranslation('desk-quotes')
  const { row, change } = entry
  return (
    <div className="grid gap-3 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
      <TextField type="time" label={t('entry.start')} {...controlsOf(row, change).text('start')} />
      <WordsField entry={entry} lang={lang} name="stay" maxLength={120} />
      <WordsField entry={entry} lang={lang} name="meals" maxLength={120} />
    </div>
  )
}

interface WordsFieldProps extends EntryProps {
  name: 'title' | 'stay' | 'meals'
  maxLength: number
}

function WordsField({ entry: { row, change }, name, ...field }: WordsFieldProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <TextField
      label={t(`entry.${name}`)}
      autoComplete="off"
      {...controlsOf(row, change).text(name)}
      {...field}
    />
  )
}

/** The entry's number, and a note if its text is still in another language. */
function EntryTitle({ entry: { row, number } }: { entry: EditedRow<EntryFields> }) {
  const { t } = useTranslation(['desk-quotes', 'common'])
  const from = untranslated(row)
  return (
    <>
      {number}
      {from && (
        <span className="ms-2">
          <Chip>{t('entry.untranslated', { lang: t(`common:language.${from}`) })}</Chip>
        </span>
      )}
    </>
  )
}
