import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AreaField } from '../../../../ui/field'
import { RowCard } from '../editor/row-card'
import { EntryTitle } from './entry-title'
import { EntryHead, EntryExtras, type EntryHeadProps } from './entry-inputs'

interface EntryFormProps extends EntryHeadProps {
  children: ReactNode
}

/** An entry of the itinerary as it is typed: day, words, hour, stay and meals. */
export function EntryForm({ entry, lang, isWrong, children }: EntryFormProps) {
  const { t } = useTranslation('desk-quotes')
  const { row, change } = entry
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
