import { useTranslation } from 'react-i18next'
import { formatList } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'

interface Party {
  /** All travellers. */
  party: number
  children: number
}

/** Writes a party: its adults, and its children if there are any. */
export function usePartyText(): (party: Party) => string {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  return ({ party, children }) => {
    const adults = t('adults', { count: party - children })
    return formatList(
      children === 0 ? [adults] : [adults, t('children', { count: children })],
      lang,
    )
  }
}
