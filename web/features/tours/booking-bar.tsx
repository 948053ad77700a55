import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { NativeDialog } from '../../ui/dialog'
import { PriceBox } from './price-box'
import { PriceTag } from './price-tag'
import type { PartyProps } from './tours.view'

const SHEET = 'booking'

/** Phones: from-price and main action in a bottom bar, the full price box in a sheet. */
export function BookingBar(party: PartyProps) {
  const { tour } = party
  const { t } = useTranslation('tours')
  return (
    <div className="no-print sticky bottom-0 z-20 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden noscript:hidden">
      <div className="flex items-center justify-between gap-3">
        <PriceTag tour={tour} isShort />
        <Button look="main" command="show-modal" commandfor={SHEET} className="shrink-0">
          {t('bar.open')}
        </Button>
      </div>
      <NativeDialog id={SHEET} title={t('price.title')} look="sheet">
        <div className="overflow-y-auto">
          <PriceBox {...party} />
        </div>
      </NativeDialog>
    </div>
  )
}
