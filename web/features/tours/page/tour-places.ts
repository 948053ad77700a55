import { useTranslation } from 'react-i18next'
import { linesOf } from '../../../../worker/contracts/text/lines-of'
import { formatList } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useHasPickup } from '../../../platform/site/site'
import type { TourView } from '../tours.view'

/** Where a tour's guests are picked up: at its own places, else at those of its region; null for nowhere. */
export function useTourPickup({ pickups, categorySlug }: TourView): string | null {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const isOfRegion = useHasPickup(categorySlug)
  const own = linesOf(pickups.text)
  if (own.length > 0) return t('pickupAt', { places: formatList(own, lang) })
  return isOfRegion ? t('pickup') : null
}
