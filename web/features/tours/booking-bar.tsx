import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { PriceTag } from './price-tag'
import { PRICE_SHEET } from './price-box'
import type { TourView } from './tours.view'

/** Phones: from-price and main action in a bottom bar; the price box opens as a sheet. */
export function BookingBar({ tour }: { tour: TourView }) {
  const { t } = useTranslation('tours')
  return (
    <div className="no-print sticky bottom-0 z-20 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden noscript:hidden">
      <div className="flex items-center justify-between gap-3">
        <PriceTag tour={tour} isShort />
        <Button look="main" command="show-modal" commandfor={PRICE_SHEET} className="shrink-0">
          {t('bar.open')}
        </Button>
      </div>
    </div>
  )
}
