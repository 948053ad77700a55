import { useTranslation } from 'react-i18next'
import { shownPrice, showsAssumption } from '../../../../worker/contracts/tours/prices'
import { useSite } from '../../../platform/site/site'
import { NextDepartures } from '../departures/next-departures'
import type { AskForDate, PartyProps } from '../tours.view'
import { AskButtons } from './ask-buttons'
import { ChatLink } from './chat-link'
import { DepositMail } from './deposit-mail'
import { PriceCalculator } from './price-calculator'
import { PriceFacts } from './price-facts'
import { PriceTable } from './price-table'
import { PriceTag } from './price-tag'

/** Id of the dialog that holds it. */
export const PRICE_SHEET = 'booking'

interface PriceBoxProps extends PartyProps {
  onAsk: AskForDate
}

/** Prices and booking for a party. */
export function PriceBox({ onAsk, ...party }: PriceBoxProps) {
  const { tour, persons } = party
  const { t } = useTranslation('tours')
  const { pickupRegions } = useSite()
  const isPriced = shownPrice(tour).kind !== 'inquire'
  return (
    <div className="flex flex-col gap-4">
      <PriceTag tour={tour} persons={persons} />
      {isPriced ? (
        <PriceCalculator key={tour.id} {...party} />
      ) : (
        <p className="text-muted">{t('inquireLong')}</p>
      )}
      {showsAssumption(tour) && <p className="text-sm text-muted">{t('price.basis')}</p>}
      <AskButtons tourId={tour.id} people={persons} onAsk={onAsk} />
      <PriceFacts hasPickup={pickupRegions.includes(tour.categorySlug)} />
      <PriceTable tour={tour} persons={persons} />
      <NextDepartures departures={tour.departures} />
      <DepositMail tour={tour} persons={persons} />
      <ChatLink />
    </div>
  )
}
