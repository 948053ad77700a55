import { useTranslation } from 'react-i18next'
import type { PayMethod } from '../../../../worker/contracts/bookings/pay-methods'
import type { Currency } from '../../../../worker/contracts/currencies'
import { methodsFor, type PayChoice } from './quote.view'

interface PaymentChoiceProps {
  currencies: readonly Currency[]
  /** Those that are offered. */
  methods: readonly PayMethod[] | undefined
  choice: PayChoice
  choose: (choice: PayChoice) => void
}

/** The currency, if there are several, and the payment method. */
export function PaymentChoice({ currencies, ...chosen }: PaymentChoiceProps) {
  return (
    <>
      {currencies.length > 1 && <CurrencyChoice currencies={currencies} {...chosen} />}
      <MethodChoice {...chosen} />
    </>
  )
}

function CurrencyChoice({ currencies, methods, choice, choose }: PaymentChoiceProps) {
  const { t } = useTranslation('trip')
  const { currency, method } = choice
  return (
    <Choices
      label={t('accept.currency')}
      values={currencies}
      value={currency}
      nameOf={(each) => t(`accept.${each}`)}
      onChange={(each) =>
        choose({ currency: each, method: methodsFor(each, methods)[0] ?? method })
      }
    />
  )
}

function MethodChoice({ methods, choice, choose }: Omit<PaymentChoiceProps, 'currencies'>) {
  const { t } = useTranslation('trip')
  const { currency, method } = choice
  return (
    <Choices
      label={t('accept.method')}
      values={methodsFor(currency, methods)}
      value={method}
      nameOf={(each) => t(`method.${each}`)}
      onChange={(each) => choose({ currency, method: each })}
    />
  )
}

interface ChoicesProps<Value> {
  label: string
  values: readonly Value[]
  value: Value
  nameOf: (value: Value) => string
  onChange: (value: Value) => void
}

function Choices<Value extends string>({ label, values, value, ...choice }: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      {values.map((each) => (
        <label key={each} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={label}
            checked={each === value}
            onChange={() => choice.onChange(each)}
            className="size-5 accent-primary"
          />
          {choice.nameOf(each)}
        </label>
      ))}
    </fieldset>
  )
}
