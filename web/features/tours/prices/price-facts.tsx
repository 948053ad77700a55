import { Link } from '@tanstack/react-router'
import { Check, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { partyTotal, type PartySize, type PricedTour } from '../../../../worker/contracts/prices'
import { formatCad, formatWon } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { buttonClass } from '../../../ui/button'

/** What comes with the price: refund, deposit and pickup. */
export function PriceFacts({ hasPickup }: { hasPickup: boolean }) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const { deposit } = useSite().prices
  return (
    <ul className="flex flex-col gap-1 text-sm">
      <Fact>
        <Link to="/attention" className="text-primary underline underline-offset-4">
          {t('price.refund')}
        </Link>
      </Fact>
      <Fact>
        {t('deposit.text', {
          cad: formatCad(deposit.cad * 100),
          krw: formatWon(deposit.krw, lang),
        })}
      </Fact>
      {hasPickup && <Fact>{t('pickup')}</Fact>}
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

interface DepositMailProps {
  tour: PricedTour
  tourName: string
  persons: PartySize
}

/** Opens the reader's mail program with the party and, where there is a price, the sum to pay. */
export function DepositMail({ tour, tourName, persons }: DepositMailProps) {
  const { t } = useTranslation('tours')
  const { prices, company } = useSite()
  const total = partyTotal(tour, persons, prices)
  const subject = encodeURIComponent(t('deposit.subject', { tour: tourName }))
  const body = encodeURIComponent(
    t('deposit.body', {
      tour: tourName,
      count: persons,
      total: total ? formatCad(total.totalWithGstCents, 2) : t('inquire'),
    }),
  )
  return (
    <a
      className={buttonClass('quiet')}
      href={`mailto:${company.email}?subject=${subject}&body=${body}`}
    >
      <Mail aria-hidden size={18} />
      {t('deposit.mail')}
    </a>
  )
}
