import { useTranslation } from 'react-i18next'
import { CURRENCIES, type Currency } from '../../../worker/contracts/currencies'
import { ChoiceField } from '../ui/choice-field'

interface CurrencyFieldProps {
  value: Currency
  onChoose: (currency: Currency) => void
}

export function CurrencyField({ value, onChoose }: CurrencyFieldProps) {
  const { t } = useTranslation('desk-bank')
  return (
    <ChoiceField
      label={t('add.currency')}
      choices={CURRENCIES}
      textOf={(each) => t(`currency.${each}`)}
      value={value}
      onChoose={onChoose}
    />
  )
}
