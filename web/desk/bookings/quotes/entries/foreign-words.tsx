import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../../../worker/contracts/languages'
import { AlertBanner } from '../../../../ui/alert-banner'
import { untranslated, type EntryFields } from './entry-fields'

interface ForeignWordsProps {
  entries: readonly EntryFields[]
  /** The guest's language. */
  to: Lang
}

/** Warns that entries are still in another language. */
export function ForeignWords({ entries, to }: ForeignWordsProps) {
  const { t } = useTranslation(['desk-quotes', 'common'])
  const foreign = [...new Set(entries.map(untranslated).filter((lang) => lang !== null))]
  if (foreign.length === 0) return null
  return (
    <AlertBanner kind="info">
      {t('foreign', {
        from: foreign.map((lang) => t(`common:language.${lang}`)).join(', '),
        to: t(`common:language.${to}`),
      })}
    </AlertBanner>
  )
}
