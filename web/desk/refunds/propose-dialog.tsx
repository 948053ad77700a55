import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskMoney } from '../../../worker/contracts/payments'
import { returnsAll } from '../../../worker/contracts/refund-policy'
import { Dialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { Form, SelectField, TextField } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import { Loaded } from '../../ui/loaded'
import { plainAmount } from '../../ui/quote/quote-text'
import { moneyQuery } from '../bookings/money/money.api'
import { AboutBooking } from '../bookings/about-booking'
import { DialogButtons } from '../ui/dialog-buttons'
import { useMoney } from '../ui/use-money'
import { useWrite } from '../ui/use-write'
import { AmountField } from '../ui/amount-field'
import { readProposal, type ProposalFault, type ProposalFields } from './read-proposal'
import { proposeRefund, type NewRefund } from './refunds.api'
import { TermsFields } from './terms-fields'

interface ProposeDialogProps {
  /** Of the booking. */
  id: number
  /** Money for no date goes back without a fee, in full unless changed. */
  isLate?: boolean
  onClose: () => void
}

/**
 * Money that an admin proposes to return: by the terms, with what suppliers keep and return; or another amount, as for a trip
 * that was stopped and for late money.
 */
export function ProposeDialog(props: ProposeDialogProps) {
  const { t } = useTranslation('desk-refunds')
  const query = useQuery(moneyQuery(props.id))
  return (
    <Dialog isOpen onClose={props.onClose} title={t('propose.title')}>
      <Loaded query={query} failure={t('propose.failed')}>
        {(money) => <ProposeForm {...props} money={money} />}
      </Loaded>
    </Dialog>
  )
}

function ProposeForm({
  id,
  money,
  isLate = false,
  onClose,
}: ProposeDialogProps & { money: DeskMoney }) {
  const { t } = useTranslation('desk-refunds')
  const format = useMoney()
  const { paid, refundOpen } = money
  const left = { ...paid, amount: paid.amount - refundOpen.amount }
  const terms = money.terms && !returnsAll(money.terms) ? money.terms : null
  const isWon = left.currency === 'KRW'
  const [fields, setFields] = useState<ProposalFields>({
    isByTerms: terms !== null,
    amount: isLate ? plainAmount(left) : '',
    supplierFees: '',
    supplierReturns: '',
    fee: '',
    payee: '',
    reason: '',
  })
  const [isChecked, setChecked] = useState(false)
  const { faults, worked, refund } = readProposal(fields, { left, terms })
  const { mutate, isPending, error } = useWrite({
    call: (client, wanted: NewRefund, requestKey) =>
      proposeRefund(client, id, { refund: wanted, requestKey }),
    done: () => t(refund.amount === 0 ? 'propose.noneDone' : 'propose.done'),
    onDone: onClose,
  })
  const set = (part: Partial<ProposalFields>) => setFields({ ...fields, ...part })
  const errorOf = (name: ProposalFault) =>
    isChecked && faults.includes(name)
      ? t(`propose.fault.${name}`, { paid: format(left) })
      : undefined
  const send = () => {
    setChecked(true)
    // After the faults are shown.
    if (faults.length > 0) return setTimeout(focusFault)
    return isPending || mutate(refund)
  }
  return (
    <Form onSubmit={send}>
      <AboutBooking id={id} />
      <p>{t('propose.hint', { paid: format(left) })}</p>
      {terms && (
        <SelectField
          label={t('propose.how')}
          value={fields.isByTerms ? 'terms' : 'amount'}
          onChange={({ target }) => set({ isByTerms: target.value === 'terms' })}
        >
          <option value="terms">{t('propose.byTerms')}</option>
          <option value="amount">{t('propose.byAmount')}</option>
        </SelectField>
      )}
      {terms && worked ? (
        <TermsFields {...{ terms, worked, fields, set, errorOf }} />
      ) : (
        <AmountField
          label={t(isWon ? 'propose.amountWon' : 'propose.amountCad')}
          error={errorOf('amount')}
          value={fields.amount}
          onType={(amount) => set({ amount })}
        />
      )}
      {!isLate && !worked && (
        <AmountField
          label={t('propose.fee')}
          hint={t('propose.feeHint')}
          error={errorOf('fee')}
          value={fields.fee}
          onType={(fee) => set({ fee })}
        />
      )}
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
      <FailureAlert failure={error} />
      <DialogButtons
        onCancel={onClose}
        look="primary"
        label={t('propose.action')}
        waiting={t('working')}
        isWaiting={isPending}
      />
    </Form>
  )
}
