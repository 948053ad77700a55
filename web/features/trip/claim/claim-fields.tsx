import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Currency } from '../../../../worker/contracts/currencies'
import { PAYER_MAX } from '../../../../worker/contracts/payments/receipts'
import { TextField } from '../../../ui/field'
import type { ClaimFault } from './claim.view'

type Control = Pick<ComponentProps<typeof TextField>, 'name' | 'error' | 'value' | 'onChange'>

/** Connects an input with its draft value. */
export type ControlOf = (name: ClaimFault) => Control

interface ClaimFieldsProps {
  currency: Currency
  controlOf: ControlOf
}

/** How much was sent, on which day and by which payer. */
export function ClaimFields({ currency, controlOf }: ClaimFieldsProps) {
  const { t } = useTranslation('trip')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField currency={currency} {...controlOf('amount')} />
        <TextField type="date" label={t('claim.day')} {...controlOf('day')} />
      </div>
      <TextField
        label={t('claim.payer')}
        hint={t('claim.payerHint')}
        maxLength={PAYER_MAX}
        autoComplete="off"
        {...controlOf('payer')}
      />
    </>
  )
}

function AmountField({ currency, ...control }: Control & { currency: Currency }) {
  const { t } = useTranslation('trip')
  return (
    <TextField
      label={t(`claim.amount.${currency}`)}
      inputMode={currency === 'KRW' ? 'numeric' : 'decimal'}
      autoComplete="off"
      className="tabular"
      {...control}
    />
  )
}
