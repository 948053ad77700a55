import { useTranslation } from 'react-i18next'
import {
  hasPerPersonPrices,
  struckPriceCents,
  toCents,
  type PricedTour,
} from '../../../worker/contracts/prices'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { formatCad } from '../../platform/i18n/format'

/** Price per person by party size; nothing for a single price or none. */
export function PriceTable({ tour }: { tour: PricedTour }) {
  const { t } = useTranslation('tours')
  if (!hasPerPersonPrices(tour)) return null
  const isOffer = tour.status === TOUR_STATUS.offer && tour.discount > 0
  return (
    <table className="w-full">
      <caption className="pb-2 text-start text-sm font-semibold text-muted">
        {t('price.table')}
      </caption>
      <tbody>
        {tour.pricePerPerson
          .filter(({ amount }) => amount > 0)
          .map(({ type, amount }) => (
            <tr key={type} className="border-t border-line">
              <th scope="row" className="py-1.5 text-start font-normal">
                {t('price.party', { count: Number(type.slice(1)) })}
              </th>
              <td className="py-1.5 text-end">
                {isOffer && (
                  <s className="me-2 text-sm text-muted">
                    <span className="sr-only">{t('oldPrice')} </span>
                    {formatCad(struckPriceCents(toCents(amount), tour.discount))}
                  </s>
                )}{' '}
                <span className="font-semibold">{formatCad(toCents(amount))}</span>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
