import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/field'
import { AmountField } from '../ui/amount-field'
import { ChoiceField } from '../ui/choice-field'
import type { ProposalFault } from './read-proposal'
import { TermsFields } from './terms-fields'
import type { Proposal } from './use-proposal'

const WAYS = ['terms', 'amount'] as const
const WAY_TEXTS = { terms: 'propose.byTerms', amount: 'propose.byAmount' } as const

interface ProposalProps {
  proposal: Proposal
  errorOf: (name: ProposalFault) => string | undefined
}

/** By the terms, or another amount. */
export function ProposalWay({ proposal: { fields, set } }: Pick<ProposalProps, 'proposal'>) {
  const { t } = useTranslation('desk-refunds')
  return (
    <ChoiceField
      label={t('propose.how')}
      value={fields.isByTerms ? 'terms' : 'amount'}
      choices={WAYS}
      textOf={(way) => t(WAY_TEXTS[way])}
      onChoose={(way) => set({ isByTerms: way === 'terms' })}
    />
  )
}

interface ProposalAmountsProps extends ProposalProps {
  /** Money for no date goes back without a fee. */
  isLate: boolean
}

/** What suppliers keep and return under the terms; else the amount and a fee. */
export function ProposalAmounts({ proposal, isLate, errorOf }: ProposalAmountsProps) {
  const { t } = useTranslation('desk-refunds')
  const { fields, set, left, terms, worked } = proposal
  if (terms && worked) return <TermsFields {...{ terms, worked, fields, set, errorOf }} />
  return (
    <>
      <AmountField
        label={t(left.currency === 'KRW' ? 'propose.amountWon' : 'propose.amountCad')}
        error={errorOf('amount')}
        value={fields.amount}
        onType={(amount) => set({ amount })}
      />
      {!isLate && (
        <AmountField
          label={t('propose.fee')}
          hint={t('propose.feeHint')}
          error={errorOf('fee')}
          value={fields.fee}
          onType={(fee) => set({ fee })}
        />
      )}
    </>
  )
}

/** To whom it goes, and why not to the payer. */
export function ProposalWords({ proposal: { fields, set }, errorOf }: ProposalProps) {
  const { t } = useTranslation('desk-refunds')
  return (
    <>
      <TextField
        label={t('propose.payee')}
        hint={t('propose.payeeHint')}
        maxLength={200}
        autoComplete="off"
        value={fields.payee}
        onChange={({ target }) => set({ payee: target.value })}
      />
      <TextField
        label={t('propose.reason')}
        hint={t('propose.reasonHint')}
        error={errorOf('reason')}
        maxLength={200}
        autoComplete="off"
        value={fields.reason}
        onChange={({ target }) => set({ reason: target.value })}
      />
    </>
  )
}
