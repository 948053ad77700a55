import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { DeskForm, useDeskForm } from '../../../desk/ui/desk-form'
import { useMoney } from '../../../desk/ui/use-money'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { TextField } from '../../../ui/field'
import { reversePayment, type BankEntry, type Payment } from './bank.api'
import { BookingLink } from './booking-link'

/** The payments booked from an entry; one that the bank returned is reversed here. */
export function EntryPayments({ entry }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bookings')
  const [reversed, setReversed] = useState<Payment | null>(null)
  const close = () => setReversed(null)
  if (entry.payments.length === 0) return null
  return (
    <>
      <ul className="flex flex-col text-sm">
        {entry.payments.map((payment) => (
          <PaymentRow key={payment.id} entry={entry} payment={payment} onReverse={setReversed} />
        ))}
      </ul>
      <Dialog isOpen={reversed !== null} onClose={close} title={t('bank.reversal.title')}>
        {reversed && <ReversalForm entry={entry} payment={reversed} onClose={close} />}
      </Dialog>
    </>
  )
}

interface PaymentRowProps {
  entry: BankEntry
  payment: Payment
  onReverse: (payment: Payment) => void
}

function PaymentRow({ entry, payment, onReverse }: PaymentRowProps) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const { kind, bookingId, name, pid, amount } = payment
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3">
      <span>{t(`quotes.money.kind.${kind}`)}</span>
      <BookingLink id={bookingId} guest={name ?? pid} />
      <span className="tabular ms-auto font-semibold">{format(amount)}</span>
      {leftOf(payment, entry) > 0 && (
        <Button look="faint" onClick={() => onReverse(payment)}>
          {t('bank.reversal.open')}
        </Button>
      )}
    </li>
  )
}

/** The part of a receipt that was not reversed, in the booking's currency. */
function leftOf({ kind, bookingId }: Payment, { payments }: BankEntry): number {
  if (kind !== 'receipt') return 0
  const ofBooking = payments.filter((payment) => payment.bookingId === bookingId)
  return ofBooking.reduce((sum, { amount }) => sum + amount.amount, 0)
}

const REASON_MAX = 200

interface ReversalFormProps {
  entry: BankEntry
  payment: Payment
  onClose: () => void
}

/** Records why the bank returned a payment. */
function ReversalForm(props: ReversalFormProps) {
  const { t } = useTranslation('desk-bookings')
  const { amount, name, pid } = props.payment
  const format = useMoney()
  const form = useReversal(props)
  return (
    <DeskForm
      form={form}
      onCancel={props.onClose}
      look="danger"
      label={t('bank.reversal.action')}
      waiting={t('bank.saving')}
    >
      <p>{t('bank.reversal.text', { amount: format(amount), name: name ?? pid })}</p>
      <TextField
        label={t('bank.reversal.reason')}
        maxLength={REASON_MAX}
        autoComplete="off"
        {...form.field('reason', { fault: t('bank.reversal.reasonMissing') })}
      />
    </DeskForm>
  )
}

const reversal = z.object({ reason: z.string().trim().min(1) })

function useReversal({ entry, payment, onClose }: ReversalFormProps) {
  const { t } = useTranslation('desk-bookings')
  return useDeskForm({
    schema: reversal,
    start: { reason: '' },
    call: (client, { reason }, requestKey) =>
      reversePayment(client, { entry, payment, reason }, requestKey),
    done: () => t('bank.reversal.done'),
    onDone: onClose,
  })
}
