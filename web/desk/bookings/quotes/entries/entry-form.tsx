import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../ui/chip'
import { AreaField, TextField } from '../../../../ui/field'
import { untranslated, type EntryFields } from './entry-fields'
import { RowCard } from '../editor/row-card'
import type { EditedRow } from '../editor/rows-of'

interface EntryProps {
  entry: EditedRow<EntryFields>
  /** Tag of the guest's language. */
  lang: string
}

interface EntryFormProps extends EntryProps {
  /** It lacks its day. */
  isWrong: boolean
  children: ReactNode
}

/** An entry of the itinerary as it is typed: day, words, hour, stay and meals. */
export function EntryForm({ entry, lang, isWrong, children }: EntryFormProps) {
  const { t } = useTranslation('desk-quotes')
  const { row, change } = entry
  return (
    <RowCard kind="entry" row={entry} title={<EntryTitle entry={entry} />}>
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

function EntryTitle({ entry: { row, number } }: Pick<EntryProps, 'entry'>) {
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

function EntryExtras({ entry: { row, change }, lang }: EntryProps) {
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
