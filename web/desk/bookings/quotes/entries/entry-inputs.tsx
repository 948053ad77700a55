import { useTranslation } from 'react-i18next'
import { TextField } from '../../../../ui/field'
import type { EntryFields } from './entry-fields'
import type { EditedRow } from '../editor/rows-of'

interface EntryProps {
  entry: EditedRow<EntryFields>
  /** Tag of the guest's language. */
  lang: string
}

export interface EntryHeadProps extends EntryProps {
  /** It lacks its day. */
  isWrong: boolean
}

export function EntryHead({ entry: { row, change }, lang, isWrong }: EntryHeadProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <div className="grid gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <TextField
        type="date"
        label={t('entry.day')}
        error={isWrong ? t('fault.day') : undefined}
        value={row.day}
        onChange={({ target }) => change({ day: target.value })}
      />
      <TextField
        label={t('entry.title')}
        lang={lang}
        maxLength={200}
        autoComplete="off"
        value={row.title}
        onChange={({ target }) => change({ title: target.value })}
      />
    </div>
  )
}

export function EntryExtras({ entry: { row, change }, lang }: EntryProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <div className="grid gap-3 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
      <TextField
        type="time"
        label={t('entry.start')}
        value={row.start ?? ''}
        onChange={({ target }) => change({ start: target.value })}
      />
      {(['stay', 'meals'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`entry.${name}`)}
          lang={lang}
          maxLength={120}
          autoComplete="off"
          value={row[name] ?? ''}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
    </div>
  )
}
