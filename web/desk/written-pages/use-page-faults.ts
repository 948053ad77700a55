import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import type { WrittenPageName } from '../../../worker/contracts/written-pages/page-names'
import { useErrorText } from '../../platform/api/use-error-text'
import { findPageFault, type PageDraft } from './page-draft'

type PageFaults = Partial<Record<Lang, string>>

/** The error messages of the texts that would be refused. */
export function usePageFaults(page: WrittenPageName, draft: PageDraft): PageFaults {
  const { t } = useTranslation('pages')
  const { ofCode } = useErrorText()
  const faults = useMemo(
    () => LANGS.map((lang) => [lang, findPageFault(page, draft[lang])] as const),
    [page, draft],
  )
  return Object.fromEntries(
    faults.flatMap(([lang, fault]) => {
      if (!fault) return []
      const words = 'words' in fault ? t('factUnknown', { words: fault.words }) : ofCode(fault.code)
      return [[lang, words]]
    }),
  )
}
