import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeskMoney } from '../../../../worker/contracts/bookings/desk-money'
import { Dialog } from '../../../ui/dialog'
import { Loaded } from '../../../ui/loaded'
import { AboutBooking } from '../about-booking'
import { DeskForm, useDeskForm } from '../../../desk/ui/desk-form'
import { useMoney } from '../../../desk/ui/use-money'
import { ProposalInputs } from './proposal-fields'
import { agreedIn, firstProposal, proposalOf } from './read-proposal'
import { proposeRefund, type NewRefund } from './refunds.api'
import { moneyQuery } from '../bookings.api'

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
