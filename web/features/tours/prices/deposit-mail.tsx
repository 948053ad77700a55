import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { partyTotal } from '../../../../worker/contracts/tours/prices'
import { formatCad } from '../../../platform/i18n/format'
import { useSite } from '../../../platform/site/site'
import { buttonClass } from '../../../ui/button'
import type { PartyProps } from '../tours.view'

type DepositMailProps = Omit<PartyProps, 'onPersons'>

/** Opens the reader's mail program with the party and, where there is a price, the sum to pay. */
export function DepositMail(party: DepositMailProps) {
  const { t } = useTranslation('tours')
  const href = useDepositMail(party)
  return (
    <a className={buttonClass('quiet')} href={href}>
      <Mail aria-hidden size={18} />
      {t('deposit.mail')}
    </a>
  )
}

function useDepositMail({ tour, persons }: DepositMailProps): string {
  const { t } = useTranslation('tours')
  const { prices, company } = useSite()
  const total = partyTotal(tour, persons, prices)
  const name = tour.name.text
  const subject = encodeURIComponent(t('deposit.subject', { tour: name }))
  const body = encodeURIComponent(
    t('deposit.body', {
      tour: name,
      count: persons,
      total: total ? formatCad(total.totalWithGstCents, 2) : t('inquire'),
    }),
  )
  return `mailto:${company.email}?subject=${subject}&body=${body}`
}
