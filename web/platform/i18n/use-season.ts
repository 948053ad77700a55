import { useTranslation } from 'react-i18next'
import { stretchesOf, type Season } from '../../../worker/contracts/tours/season'
import { formatList, formatMonth } from './format'
import { useLang } from './use-lang'

/** The months in which a tour runs, such as `June to October`; null for a tour that runs all year. */
export function useSeason(season: Season): string | null {
  const { t } = useTranslation('site')
  const lang = useLang()
  const stretches = stretchesOf(season).map(({ from, to }) =>
    from === to
      ? formatMonth(from, lang)
      : t('monthRange', { from: formatMonth(from, lang), to: formatMonth(to, lang) }),
  )
  return stretches.length === 0 ? null : formatList(stretches, lang)
}
