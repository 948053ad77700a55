import { useTranslation } from 'react-i18next'
import { TextField } from '../../../../ui/field'
import type { EntryFields } from './entry-fields'
import type { EditedRow } from '../editor/rows-of'

interface EntryProps {
  entry: EditedRow<EntryFields>
  /** Language tag of the guest's language. */
  lang: string
}

interface EntryHeadProps extends EntryProps {
  /** Whether the day is missing. */
  isWrong: boolean
}

export function EntryHead({ entry, lang, isWrong }: EntryHeadProps) {
  const { t } = useTranslation('desk-quotes')
  const { row, change } = entry
  return (
    <div className="grid gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <TextField
        type="date"
        label={t('entry.day')}
        error={isWrong ? t('fault.day') : undefined}
        value={row.day}
        onChange={({ target }) => change({ day: target.value })}
      />
      <WordsField entry={entry} lang={lang} name="title" maxLength={200} />
    </div>
  )
}

export function EntryExtras({ entry, lang }: EntryProps) {
  const { t } = useTranslation('desk-quotes')
  const { row, change } = entry
  return (
    <div className="grid gap-3 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
      <TextField
        type="time"
        label={t('entry.start')}
        value={row.start ?? ''}
        onChange={({ target }) => change({ start: target.value })}
      />
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
      value={row[name] ?? ''}
      onChange={({ target }) => change({ [name]: target.value })}
      {...field}
    />
  )
}
