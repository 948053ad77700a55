import { useTranslation } from 'react-i18next'
import type { DeskMoney } from '../../../worker/contracts/desk-money'
import { AboutBooking } from '../bookings/about-booking'
import { WriteForm } from '../ui/write-form'
import { useChecked } from '../ui/use-checked'
import { useMoney } from '../ui/use-money'
import { useWrite } from '../ui/use-write'
import { ProposalAmounts, ProposalWay, ProposalWords } from './proposal-fields'
import type { ProposalFault } from './read-proposal'
import { proposeRefund, type NewRefund } from './refunds.api'
import { useProposal } from './use-proposal'

export interface ProposeDialogProps {
  /** Of the booking. */
  id: number
  /** Money for no date goes back without a fee, in full unless changed. */
  isLate?: boolean
  onClose: () => void
}

interface ProposeFormProps extends ProposeDialogProps {
  money: DeskMoney
}

export function ProposeForm({ id, money, isLate = false, onClose }: ProposeFormProps) {
  const { t } = useTranslation('desk-refunds')
  const format = useMoney()
  const { isChecked, passes } = useChecked()
  const proposal = useProposal(money, isLate)
  const { left, terms, faults, refund } = proposal
  const write = useWrite({
    call: (client, wanted: NewRefund, requestKey) =>
      proposeRefund(client, id, { refund: wanted, requestKey }),
    done: () => t(refund.amount === 0 ? 'propose.noneDone' : 'propose.done'),
    onDone: onClose,
  })
  const errorOf = (name: ProposalFault) =>
    isChecked && faults.includes(name)
      ? t(`propose.fault.${name}`, { paid: format(left) })
      : undefined
  return (
    <WriteForm
      write={write}
      onSubmit={() => passes(faults.length === 0) && !write.isPending && write.mutate(refund)}
      onCancel={onClose}
      look="primary"
      label={t('propose.action')}
      waiting={t('working')}
    >
      <AboutBooking id={id} />
      <p>{t('propose.hint', { paid: format(left) })}</p>
      {terms && <ProposalWay proposal={proposal} />}
      <ProposalAmounts proposal={proposal} isLate={isLate} errorOf={errorOf} />
      <ProposalWords proposal={proposal} errorOf={errorOf} />
    </WriteForm>
  )
}
