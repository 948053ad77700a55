import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../ui/chip'
import { untranslated, type EntryFields } from './entry-fields'
import type { EditedRow } from '../editor/rows-of'

/** The entry's number, and a note if its text is still in another language. */
export function EntryTitle({ entry: { row, number } }: { entry: EditedRow<EntryFields> }) {
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
