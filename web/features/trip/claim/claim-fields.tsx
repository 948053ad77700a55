import { useTranslation } from 'react-i18next'
import { PAYER_MAX } from '../../../../worker/contracts/receipts'
import { TextField } from '../../../ui/field'
import type { ClaimFault } from './claim.view'
import type { ClaimState } from './use-claim'

interface ClaimFieldsProps {
  claim: Pick<ClaimState, 'fields' | 'change' | 'currency'>
  errorOf: (name: ClaimFault) => string | undefined
}

/** How much was sent, on which day and by whom. */
export function ClaimFields({ claim, errorOf }: ClaimFieldsProps) {
  const { t } = useTranslation('trip')
  const { fields, change } = claim
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField claim={claim} errorOf={errorOf} />
        <TextField
          name="day"
          type="date"
          label={t('claim.day')}
          error={errorOf('day')}
          value={fields.day}
          onChange={({ target }) => change({ day: target.value })}
        />
      </div>
      <TextField
        name="payer"
        label={t('claim.payer')}
        hint={t('claim.payerHint')}
        error={errorOf('payer')}
        maxLength={PAYER_MAX}
        autoComplete="off"
        value={fields.payer}
        onChange={({ target }) => change({ payer: target.value })}
      />
    </>
  )
}

function AmountField({ claim: { fields, change, currency }, errorOf }: ClaimFieldsProps) {
  const { t } = useTranslation('trip')
  return (
    <TextField
      name="amount"
      label={t(`claim.amount.${currency}`)}
      error={errorOf('amount')}
      inputMode={currency === 'KRW' ? 'numeric' : 'decimal'}
      autoComplete="off"
      className="tabular"
      value={fields.amount}
      onChange={({ target }) => change({ amount: target.value })}
    />
  )
}
