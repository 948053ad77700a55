import { useTranslation } from 'react-i18next'
import { CURRENCIES, type Currency } from '../../../../worker/contracts/currencies'
import { ChoiceField } from '../../../desk/ui/choice-field'

interface CurrencyFieldProps {
  value: Currency
  onChoose: (currency: Currency) => void
}

export function CurrencyField(props: CurrencyFieldProps) {
  const { t } = useTranslation('desk-bookings')
  const textOf = (each: Currency) => t(`bank.currency.${each}`)
  return (
    <ChoiceField label={t('bank.add.currency')} choices={CURRENCIES} textOf={textOf} {...props} />
  )
}
