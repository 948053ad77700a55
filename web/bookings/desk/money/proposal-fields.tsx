import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/field'
import { AmountField } from '../../../desk/ui/amount-field'
import { ChoiceField } from '../../../desk/ui/choice-field'
import type { ProposalFault } from './read-proposal'
import { TermsFields } from './terms-fields'
import type { Proposal } from './use-proposal'

const WAYS = ['terms', 'amount'] as const
const WAY_TEXTS = { terms: 'refunds.propose.byTerms', amount: 'refunds.propose.byAmount' } as const

interface ProposalProps {
  proposal: Proposal
  errorOf: (name: ProposalFault) => string | undefined
}

interface ProposalAmountsProps extends ProposalProps {
  hasFee: boolean
}

/** The amount, by the terms or another one, the payee and the reason. */
export function ProposalInputs({ proposal, hasFee, errorOf }: ProposalAmountsProps) {
  const { t } = useTranslation('desk-bookings')
  const { fields, set, terms } = proposal
  return (
    <>
      {terms && (
        <ChoiceField
          label={t('refunds.propose.how')}
          value={fields.isByTerms ? 'terms' : 'amount'}
          choices={WAYS}
          textOf={(way) => t(WAY_TEXTS[way])}
          onChoose={(way) => set({ isByTerms: way === 'terms' })}
        />
      )}
      <ProposalAmounts proposal={proposal} hasFee={hasFee} errorOf={errorOf} />
      <WordsField proposal={proposal} name="payee" />
      <WordsField proposal={proposal} name="reason" error={errorOf('reason')} />
    </>
  )
}

/** By the terms, the costs; otherwise the amount and a fee. */
function ProposalAmounts({ proposal, hasFee, errorOf }: ProposalAmountsProps) {
  const { t } = useTranslation('desk-bookings')
  const { fields, set, left, terms, worked } = proposal
  if (terms && worked) return <TermsFields {...{ terms, worked, fields, set, errorOf }} />
  return (
    <>
      <AmountField
        label={t(
          left.currency === 'KRW' ? 'refunds.propose.amountWon' : 'refunds.propose.amountCad',
        )}
        error={errorOf('amount')}
        value={fields.amount}
        onType={(amount) => set({ amount })}
      />
      {hasFee && <FeeField proposal={proposal} errorOf={errorOf} />}
    </>
  )
}

function FeeField({ proposal: { fields, set }, errorOf }: ProposalProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <AmountField
      label={t('refunds.propose.fee')}
      hint={t('refunds.propose.feeHint')}
      error={errorOf('fee')}
      value={fields.fee}
      onType={(fee) => set({ fee })}
    />
  )
}

interface WordsFieldProps extends Pick<ProposalProps, 'proposal'> {
  name: 'payee' | 'reason'
  error?: string | undefined
}

function WordsField({ proposal: { text }, name, error }: WordsFieldProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <TextField
      label={t(`refunds.propose.${name}`)}
      hint={t(`refunds.propose.${name}Hint`)}
      error={error}
      maxLength={200}
      autoComplete="off"
      {...text(name)}
    />
  )
}
