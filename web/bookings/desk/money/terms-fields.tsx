import { useTranslation } from 'react-i18next'
import type { DeskMoney } from '../../../../worker/contracts/bookings/desk-money'
import type { Refund } from '../../../../worker/contracts/bookings/refund-policy'
import { countsReturns } from '../../../../worker/contracts/bookings/refund-terms'
import { AmountField } from '../../../desk/ui/amount-field'
import type { FormFields } from '../../../desk/ui/desk-form'
import type { ProposalFields } from './read-proposal'
import { RefundLines } from './refund-sums'

interface TermsFieldsProps {
  terms: NonNullable<DeskMoney['terms']>
  worked: Refund
  form: FormFields<ProposalFields>
}

const COSTS = ['supplierReturns', 'supplierFees', 'fee'] as const
const WORKING =
  'grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-card border border-line p-3 text-sm'

/** The costs that are known only after the cancellation, and the refund that the terms give with them. */
export function TermsFields({ terms, worked, form }: TermsFieldsProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <>
      {costNames(terms).map((name) => (
        <AmountField
          key={name}
          label={t(`refunds.propose.${name}`)}
          hint={t(`refunds.propose.${name}Hint`)}
          {...form.field(name, { fault: t(`refunds.propose.fault.${name}`) })}
        />
      ))}
      <dl aria-live="polite" className={WORKING}>
        <RefundLines working={worked.working} currency={terms.currency} />
      </dl>
    </>
  )
}

function costNames(terms: TermsFieldsProps['terms']) {
  return COSTS.filter((name) => name !== 'supplierReturns' || countsReturns(terms))
}
