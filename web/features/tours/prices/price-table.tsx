import { useTranslation } from 'react-i18next'
import {
  tierPrices,
  type PartySize,
  type PricedTour,
} from '../../../../worker/contracts/tours/prices'
import { formatCad } from '../../../platform/i18n/format'
import { StruckPrice } from './price-tag'

/** Price per person by party size, `persons` marked; nothing for a single price or none. */
export function PriceTable({ tour, persons }: { tour: PricedTour; persons: PartySize }) {
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
