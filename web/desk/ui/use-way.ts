import { useTranslation } from 'react-i18next'
import { MONEY_METHODS } from '../../../worker/contracts/bookings/pay-methods'

/** The name of a payment method. */
export function useWay(): (method: string) => string {
  const { t } = useTranslation('desk-bookings')
  return (method) => {
    const known = MONEY_METHODS.find((each) => each === method)
    return known ? t(`quotes.money.way.${known}`) : method
  }
}
