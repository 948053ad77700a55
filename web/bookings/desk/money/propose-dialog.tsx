import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeskMoney } from '../../../../worker/contracts/bookings/desk-money'
import type { Money } from '../../../../worker/contracts/bookings/guest-money'
import { Dialog } from '../../../ui/dialog'
import { Loaded } from '../../../ui/loaded'
import { moneyQuery } from './money.api'
import { AboutBooking } from '../about-booking'
import { WriteForm } from '../../../desk/ui/write-form'
import { useChecked } from '../../../desk/ui/use-checked'
import { useMoney } from '../../../desk/ui/use-money'
import { useWrite } from '../../../desk/ui/use-write'
import { ProposalInputs } from './proposal-fields'
import type { ProposalFault } from './read-proposal'
import { proposeRefund, type NewRefund } from './refunds.api'
import { useProposal } from './use-proposal'

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

function ProposeForm({ id, money, isLate = false, onClose }: ProposeFormProps) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const { proposal, errorOf, write, submit } = useProposing({ id, money, isLate, onClose })
  return (
    <WriteForm
      write={write}
      onSubmit={submit}
      onCancel={onClose}
      look="primary"
      label={t('refunds.propose.action')}
      waiting={t('refunds.working')}
    >
      <AboutBooking id={id} />
      <p>{t('refunds.propose.hint', { paid: format(proposal.left) })}</p>
      <ProposalInputs proposal={proposal} hasFee={!isLate} errorOf={errorOf} />
    </WriteForm>
  )
}

function useProposing({ id, money, isLate, onClose }: Required<ProposeFormProps>) {
  const { t } = useTranslation('desk-bookings')
  const { isChecked, passes } = useChecked()
  const proposal = useProposal(money, isLate)
  const { faults, refund } = proposal
  const write = useWrite({
    call: (client, wanted: NewRefund, key) => proposeRefund(client, id, wanted, key),
    done: () => t(refund.amount === 0 ? 'refunds.propose.noneDone' : 'refunds.propose.done'),
    onDone: onClose,
  })
  const textOf = useFaultText(proposal.left)
  return {
    proposal,
    write,
    errorOf: (name: ProposalFault) =>
      isChecked && faults.includes(name) ? textOf(name) : undefined,
    submit: () => passes(faults.length === 0) && !write.isPending && write.mutate(refund),
  }
}

function useFaultText(left: Money): (name: ProposalFault) => string {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  return (name) => t(`refunds.propose.fault.${name}`, { paid: format(left) })
}
