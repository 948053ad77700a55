import { Link } from '@tanstack/react-router'
import { MessageCircle, Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  shownPrice,
  showsAssumption,
  partyTotal,
  type PartySize,
} from '../../../../worker/contracts/tours/prices'
import { formatCad } from '../../../platform/i18n/format'
import { useSite } from '../../../platform/site/site'
import { Button, buttonClass } from '../../../ui/button'
import { NextDepartures } from '../departures/next-departures'
import type { AskForDate, PartyProps } from '../tours.view'
import { PriceCalculator } from './price-calculator'
import { PriceFacts } from './price-facts'
import { PriceTable } from './price-table'
import { PriceTag } from './price-tag'

/** Id of the dialog that holds it. */
export const PRICE_SHEET = 'booking'

/** Prices and booking for a party. Paper shows the prices and their table. */
export function PriceBox({ onAsk, ...party }: PartyProps & { onAsk: AskForDate }) {
  const { tour, persons } = party
  const { t } = useTranslation('tours')
  const { pickupRegions } = useSite()
  const isPriced = shownPrice(tour).kind !== 'inquire'
  return (
    <div className="flex flex-col gap-4 print:[&>:not(p,table)]:hidden">
      <PriceTag tour={tour} persons={persons} />
      {isPriced ? (
        <PriceCalculator key={tour.id} {...party} />
      ) : (
        <p className="text-muted">{t('inquireLong')}</p>
      )}
      {showsAssumption(tour) && <p className="text-sm text-muted">{t('price.basis')}</p>}
      <AskButtons tour={tour.id} people={persons} onAsk={onAsk} />
      <PriceFacts hasPickup={pickupRegions.includes(tour.categorySlug)} />
      <PriceTable tour={tour} persons={persons} />
      <NextDepartures departures={tour.departures} />
      <DepositMail tour={tour} persons={persons} />
      <ChatLink />
    </div>
  )
}

/** Asks for a date, on the board, or by the contact form, which needs no account. */
function AskButtons({ onAsk, ...trip }: { tour: number; people: PartySize; onAsk: AskForDate }) {
  const { t } = useTranslation('tours')
  return (
    <div className="flex flex-col gap-2">
      <Button look="main" onClick={() => onAsk()} className="noscript:hidden">
        {t('date.ask')}
      </Button>
      <p className="text-center text-sm text-muted noscript:hidden">{t('date.free')}</p>
      <a href="#write" className={buttonClass('quiet')}>
        {t('write')}
      </a>
      <Link to="/contact" search={trip} className={buttonClass('quiet')}>
        {t('ask')}
      </Link>
    </div>
  )
}

function ChatLink() {
  const { t } = useTranslation()
  const { url } = useSite().company.chat
  return (
    <a className={buttonClass('quiet')} href={url} target="_blank" rel="noopener noreferrer">
      <MessageCircle aria-hidden size={18} />
      {t('nav.chat')}
    </a>
  )
}

/** Opens the reader's mail program with the party and, where there is a price, the sum to pay. */
function DepositMail({ tour, persons }: Omit<PartyProps, 'onPersons'>) {
  const { t } = useTranslation('tours')
  const { prices, company } = useSite()
  const name = tour.name.text
  const sums = partyTotal(tour, persons, prices)
  const total = sums ? formatCad(sums.totalWithGstCents, 2) : t('deposit.noTotal')
  const subject = encodeURIComponent(t('deposit.subject', { tour: name }))
  const body = encodeURIComponent(t('deposit.body', { tour: name, count: persons, total }))
  const href = `mailto:${company.email}?subject=${subject}&body=${body}`
  return (
    <a className={buttonClass('quiet')} href={href}>
      <Mail aria-hidden size={18} />
      {t('deposit.mail')}
    </a>
  )
}
