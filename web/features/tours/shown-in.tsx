import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'

const NOTE = 'mb-3 inline-block rounded-field border border-line px-3 py-1 text-sm text-muted'

/** Names the language of a text that is not in the page's own. */
export function ShownIn({ lang, hasText }: { lang: Lang; hasText: boolean }) {
  const { t } = useTranslation()
  const pageLang = useLang()
  if (!hasText || lang === pageLang) return null
  return <p className={NOTE}>{t(`shownIn.${lang}`)}</p>
}
