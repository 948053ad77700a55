import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import type { Refund } from '../../../../worker/contracts/bookings/refund-policy'
import { countsReturns } from '../../../../worker/contracts/bookings/refund-terms'
import { AmountField } from '../../../desk/ui/amount-field'
import { ChoiceField } from '../../../desk/ui/choice-field'
import { DeskForm, useDeskForm, type FormFields } from '../../../desk/ui/desk-form'
import { useMoney } from '../../../desk/ui/use-money'
import { Dialog } from '../../../ui/dialog'
import { TextField } from '../../../ui/field'
import { Loaded } from '../../../ui/loaded'
import { AboutBooking } from '../about-booking'
import { moneyQuery } from '../bookings.api'
import {
  agreedIn,
  firstProposal,
  proposalOf,
  readProposal,
  type Agreed,
  type ProposalFields,
} from './read-proposal'
import { RefundLines } from './refund-sums'
import { proposeRefund, type NewRefund } from './refunds.api'

/** Proposes a refund by the terms, or another amount, as for an interrupted trip or late money. */
export function ProposeDialog(props: ProposeDialogProps) {
  const { t } = useTranslation('desk-bookings')
  const query = useQuery(moneyQuery(props.id))
  return (
    <Dialog isOpen onClose={props.onClose} title={t('refunds.propose.title')}>
      <Loaded query={query} failure={t('refunds.propose.failed')}>
        {(money) => <ProposeForm {...props} money={money} />}
      </Loaded>
    </Dialog>
  )
}

interface ProposeDialogProps {
  /** Id of the booking. */
  id: number
  isLate?: boolean
  onClose: () => void
}

interface ProposeFormProps extends ProposeDialogProps {
  money: DeskMoney
}

/** Late money is refunded in full and without a fee, unless an admin changes that. */
function ProposeForm({ id, money, isLate = false, onClose }: ProposeFormProps) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const agreed = agreedIn(money)
  const paid = format(agreed.left)
  const form = useDeskForm({
    schema: proposalOf(agreed),
    start: firstProposal(agreed, isLate),
    call: async (client, wanted: NewRefund, key) => {
      await proposeRefund(client, id, wanted, key)
      return wanted
    },
    done: ({ amount }) => t(amount === 0 ? 'refunds.propose.noneDone' : 'refunds.propose.done'),
    onDone: onClose,
  })
  return (
    <DeskForm
      form={form}
      onCancel={onClose}
      look="primary"
      label={t('refunds.propose.action')}
      waiting={t('refunds.working')}
    >
      <AboutBooking id={id} />
      <p>{t('refunds.propose.hint', { paid })}</p>
      <ProposalInputs form={form} typed={form.values} agreed={agreed} hasFee={!isLate} />
    </DeskForm>
  )
}

const WAYS = ['terms', 'amount'] as const
const WAY_TEXTS = { terms: 'refunds.propose.byTerms', amount: 'refunds.propose.byAmount' } as const

interface ProposalProps {
  form: FormFields<ProposalFields>
  typed: ProposalFields
  agreed: Agreed
  hasFee: boolean
}

/** The amount, by the terms or another one, the payee and the reason. */
function ProposalInputs(props: ProposalProps) {
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

interface TermsFieldsProps {
  terms: NonNullable<DeskMoney['terms']>
  worked: Refund
  form: FormFields<ProposalFields>
}

const COSTS = ['supplierReturns', 'supplierFees', 'fee'] as const
const WORKING =
  'grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-card border border-line p-3 text-sm'

/** The costs that are known only after the cancellation, and the refund that the terms give with them. */
function TermsFields({ terms, worked, form }: TermsFieldsProps) {
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
