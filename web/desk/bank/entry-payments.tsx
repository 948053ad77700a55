import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { Form, TextField } from '../../ui/field'
import { DialogButtons } from '../ui/dialog-buttons'
import { useMoney } from '../ui/use-money'
import { reversePayment, type BankEntry } from './bank.api'
import { useWrite } from '../ui/use-write'

type Payment = BankEntry['payments'][number]

const REASON_MAX = 200

/** What an entry was booked for; what the bank returned is reversed here. */
export function EntryPayments({ entry }: { entry: BankEntry }) {
  const { t } = useTranslation(['desk-bank', 'desk-quotes'])
  const format = useMoney()
  const [reversed, setReversed] = useState<Payment | null>(null)
  if (entry.payments.length === 0) return null
  return (
    <>
      <ul className="flex flex-col text-sm">
        {entry.payments.map((payment) => (
          <li key={payment.id} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <span>{t(`desk-quotes:money.kind.${payment.kind}`)}</span>
            <Link
              to="/admin/bookings/$bookingId"
              params={{ bookingId: String(payment.bookingId) }}
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
            >
              {payment.name ?? payment.pid}
            </Link>
            <span className="tabular ms-auto font-semibold">{format(payment.amount)}</span>
            {leftOf(payment, entry) > 0 && (
              <Button look="faint" onClick={() => setReversed(payment)}>
                {t('reversal.open')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={reversed !== null}
        onClose={() => setReversed(null)}
        title={t('reversal.title')}
      >
        {reversed && (
          <ReversalForm entry={entry} payment={reversed} onClose={() => setReversed(null)} />
        )}
      </Dialog>
    </>
  )
}

/** What of a receipt was not reversed, in the booking's currency. */
function leftOf({ kind, bookingId }: Payment, { payments }: BankEntry): number {
  if (kind !== 'receipt') return 0
  const ofBooking = payments.filter((payment) => payment.bookingId === bookingId)
  return ofBooking.reduce((sum, { amount }) => sum + amount.amount, 0)
}

interface ReversalFormProps {
  entry: BankEntry
  payment: Payment
  onClose: () => void
}

function ReversalForm({ entry, payment, onClose }: ReversalFormProps) {
  const { t } = useTranslation('desk-bank')
  const format = useMoney()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const reversal = useWrite({
    call: (client, why: string, requestKey) =>
      reversePayment(client, {
        bookingId: payment.bookingId,
        entryId: entry.id,
        amount: payment.amount.amount,
        entryAmount: payment.entryAmount.amount,
        isConverted: payment.amount.currency !== entry.amount.currency,
        day: entry.day,
        reason: why,
        requestKey,
      }),
    done: () => t('reversal.done'),
    onDone: onClose,
  })
  const isEmpty = reason.trim() === ''
  return (
    <Form
      onSubmit={() => {
        setChecked(true)
        if (isEmpty) field.current?.querySelector('input')?.focus()
        else if (!reversal.isPending) reversal.mutate(reason.trim())
      }}
    >
      <p>
        {t('reversal.text', {
          amount: format(payment.amount),
          name: payment.name ?? payment.pid,
        })}
      </p>
      <div ref={field}>
        <TextField
          label={t('reversal.reason')}
          error={isChecked && isEmpty ? t('reversal.reasonMissing') : undefined}
          maxLength={REASON_MAX}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <FailureAlert failure={reversal.error} />
      <DialogButtons
        onCancel={onClose}
        look="danger"
        label={t('reversal.action')}
        waiting={t('saving')}
        isWaiting={reversal.isPending}
      />
    </Form>
  )
}
