import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/field'
import type { FormFields } from '../../../desk/ui/desk-form'
import { useMoney } from '../../../desk/ui/use-money'
import { AmountField } from '../../../desk/ui/amount-field'
import { ChoiceField } from '../../../desk/ui/choice-field'
import { readProposal, type Agreed, type ProposalFields } from './read-proposal'
import { TermsFields } from './terms-fields'

const WAYS = ['terms', 'amount'] as const
const WAY_TEXTS = { terms: 'refunds.propose.byTerms', amount: 'refunds.propose.byAmount' } as const

interface ProposalProps {
  form: FormFields<ProposalFields>
  typed: ProposalFields
  agreed: Agreed
  hasFee: boolean
}

/** The amount, by the terms or another one, the payee and the reason. */
export function ProposalInputs(props: ProposalProps) {
  const { t } = useTranslation('desk-bookings')
  const { form, agreed } = props
  return (
    <>
      {agreed.terms && (
        <ChoiceField
          label={t('refunds.propose.how')}
          value={form.value('isByTerms') ? 'terms' : 'amount'}
          choices={WAYS}
          textOf={(way) => t(WAY_TEXTS[way])}
          onChoose={(way) => form.set('isByTerms', way === 'terms')}
        />
      )}
      <ProposalAmounts {...props} />
      <WordsField form={form} name="payee" />
      <WordsField form={form} name="reason" fault={t('refunds.propose.fault.reason')} />
    </>
  )
}

/** By the terms, the costs; otherwise the amount and a fee. */
function ProposalAmounts({ form, typed, agreed, hasFee }: ProposalProps) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const { left, terms } = agreed
  const { worked } = readProposal(typed, agreed)
  if (terms && worked) return <TermsFields terms={terms} worked={worked} form={form} />
  return (
    <>
      <AmountField
        label={t(
          left.currency === 'KRW' ? 'refunds.propose.amountWon' : 'refunds.propose.amountCad',
        )}
        {...form.field('amount', {
          fault: t('refunds.propose.fault.amount', { paid: format(left) }),
        })}
      />
      {hasFee && (
        <AmountField
          label={t('refunds.propose.fee')}
          hint={t('refunds.propose.feeHint')}
          {...form.field('fee', { fault: t('refunds.propose.fault.fee') })}
        />
      )}
    </>
  )
}

interface WordsFieldProps extends Pick<ProposalProps, 'form'> {
  name: 'payee' | 'reason'
  fault?: string
}

function WordsField({ form, name, fault = '' }: WordsFieldProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <TextField
      label={t(`refunds.propose.${name}`)}
      hint={t(`refunds.propose.${name}Hint`)}
      maxLength={200}
      autoComplete="off"
      {...form.field(name, { fault })}
    />
  )
}
