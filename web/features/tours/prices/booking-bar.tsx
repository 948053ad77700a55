import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shareCents } from '../../../../worker/contracts/tours/prices'
import { formatCad } from '../../../platform/i18n/format'
import { Button } from '../../../ui/button'
import { useChosenParty } from './chosen-party'
import { PriceTag } from './price-tag'
import { PRICE_SHEET } from './price-box'
import type { AskForDate, TourView } from '../tours.view'

/** Phones: from-price and main action in a bottom bar; the price opens the price box as a sheet. */
export function BookingBar({ tour, onAsk }: { tour: TourView; onAsk: AskForDate }) {
  const { t } = useTranslation('tours')
  return (
    <div className="no-print sticky bottom-0 z-20 [@media(height<24rem)]:static border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden noscript:hidden">
      <div className="flex flex-wrap items-center justify-end gap-x-3">
        <PriceButton tour={tour} />
        <Button look="main" onClick={() => onAsk()} className="shrink-0">
          {t('date.ask')}
        </Button>
      </div>
    </div>
  )
}

/** The lowest price, or once a party is chosen what each of it pays, the surcharge included. */
function ChosenPrice({ tour }: { tour: TourView }) {
  const { t } = useTranslation('tours')
  const persons = useChosenParty()
  const cents = persons && shareCents(tour, persons)
  if (persons === null || cents === null) return <PriceTag tour={tour} isShort />
  return (
    <span>
      <strong className="tabular text-xl text-accent">{formatCad(cents)}</strong>
      <span className="block text-sm text-muted">{t('perPersonFor', { count: persons })}</span>
    </span>
  )
}

function PriceButton({ tour }: { tour: TourView }) {
  const { t } = useTranslation('tours')
  const label = t('bar.open')
  return (
    <Button
      look="bare"
      command="show-modal"
      commandfor={PRICE_SHEET}
      className="flex min-h-11 min-w-min flex-1 items-center gap-2 text-start"
    >
      <ChosenPrice tour={tour} />
      <ChevronDown role="img" aria-label={label} size={18} className="shrink-0 rotate-180" />
    </Button>
  )
}
