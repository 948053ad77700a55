import { Link } from '@tanstack/react-router'
import { MessageCircle, Mail, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  shownPrice,
  showsAssumption,
  partyTotal,
  type PartySize,
  tierPrices,
  type PricedTour,
} from '../../../../worker/contracts/tours/prices'
import { formatCad, formatWon } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { Button, buttonClass } from '../../../ui/button'
import { NextDepartures } from '../departures/next-departures'
import type { AskForDate, PartyProps } from '../tours.view'
import { PriceCalculator } from './price-calculator'
import { useTourPickup } from '../page/tour-places'
import { PriceTag, StruckPrice } from './price-tag'
import { SeasonPrices } from './season-prices'

/** Id of the dialog that holds it. */
export const PRICE_SHEET = 'booking'

/** Prices and booking for a party. Paper shows the prices and their table. */
export function PriceBox({ onAsk, ...party }: PartyProps & { onAsk: AskForDate }) {
  const { tour, persons } = party
  const { t } = useTranslation('tours')
  const pickup = useTourPickup(tour)
  const isPriced = shownPrice(tour).kind !== 'inquire'
  return (
    <div className="flex flex-col gap-4 print:[&>:not(p,table)]:hidden">
      <PriceTag tour={tour} persons={persons} />
      {isPriced ? (
        <PriceCalculator key={tour.id} {...party} />
      ) : (
        <p className="text-muted">{t('inquireLong')}</p>
      )}
      <SeasonPrices tour={tour} />
      {showsAssumption(tour) && <p className="text-sm text-muted">{t('price.basis')}</p>}
      <AskButtons tour={tour.id} people={persons} onAsk={onAsk} />
      <PriceFacts pickup={pickup} />
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

/** Price per person by party size, `persons` marked; nothing for a single price or none. */
function PriceTable({ tour, persons }: { tour: PricedTour; persons: PartySize }) {
  const { t } = useTranslation('tours')
  const tiers = tierPrices(tour)
  if (tiers.length === 0) return null
  return (
    <table className="w-full">
      <caption className="pb-2 text-start text-sm font-semibold text-muted">
        {t('price.table')}
      </caption>
      <tbody>
        {tiers.map((tier) => (
          <TierRow key={tier.persons} tier={tier} isMarked={tier.persons === persons} />
        ))}
      </tbody>
    </table>
  )
}

type Tier = ReturnType<typeof tierPrices>[number]

function TierRow({ tier, isMarked }: { tier: Tier; isMarked: boolean }) {
  const { t } = useTranslation('tours')
  return (
    <tr
      aria-current={isMarked ? 'true' : undefined}
      className="border-t border-line aria-current:bg-paper aria-current:font-bold print:aria-current:bg-transparent"
    >
      <th
        scope="row"
        className="border-s-4 border-transparent py-1.5 ps-2 text-start font-normal in-aria-current:border-larch in-aria-current:font-bold"
      >
        {t('price.party', { count: tier.persons })}
      </th>
      <td className="py-1.5 pe-2 text-end">
        <StruckPrice cents={tier.struckCents} className="me-2 text-sm font-normal text-muted" />{' '}
        <span className="font-semibold in-aria-current:font-bold">{formatCad(tier.cents)}</span>
      </td>
    </tr>
  )
}

/** Facts about the price: refund, deposit and pickup. */
function PriceFacts({ pickup }: { pickup: string | null }) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const { cad, krw } = useSite().prices.deposit
  return (
    <ul className="flex flex-col gap-1 text-sm">
      <Fact>
        <Link to="/attention" className="text-primary underline underline-offset-4">
          {t('price.refund')}
        </Link>
      </Fact>
      <Fact>{t('deposit.text', { cad: formatCad(cad * 100), krw: formatWon(krw, lang) })}</Fact>
      {pickup && <Fact>{pickup}</Fact>}
    </ul>
  )
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-primary" />
      <span>{children}</span>
    </li>
  )
}
