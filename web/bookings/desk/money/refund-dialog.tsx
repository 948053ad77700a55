import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { RefundAct } from '../../../../worker/contracts/bookings/refunds'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { DeskForm, useDeskForm, type FormFields } from '../../../desk/ui/desk-form'
import { useNow } from '../../../platform/forms/use-now'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Dialog } from '../../../ui/dialog'
import { TextField } from '../../../ui/field'
import { AboutBooking } from '../about-booking'
import { bookingQuery } from '../bookings.api'
import { isPaymentDay } from './payment-fields'
import type { RefundStep } from './refund-steps'
import { RefundSums, type Refund } from './refund-sums'
import { changeRefund } from './refunds.api'

const STATUS = { approve: 'approved', send: 'sent', drop: 'void' } as const

interface RefundDialogProps {
  /** Id of the booking. */
  id: number
  refund: Refund
  step: RefundStep
  onClose: () => void
}

/** One step of a refund, with the calculation above it. */
export function RefundDialog({ id, refund, step, onClose }: RefundDialogProps) {
  const { t } = useTranslation('desk-bookings')
  const form = useStep({ id, refund, step, onClose })
  return (
    <Dialog isOpen onClose={onClose} title={t(`refunds.step.${step}.title`)}>
      <DeskForm
        form={form}
        onCancel={onClose}
        look={step === 'drop' ? 'danger' : 'primary'}
        label={t(`refunds.step.${step}.action`)}
        waiting={t('refunds.working')}
      >
        <AboutBooking id={id} />
        <RefundSums refund={refund} />
        <p>{t(`refunds.step.${step}.hint`)}</p>
        {step === 'approve' && <OpenQuote id={id} />}
        {step === 'send' && <SentDay form={form} />}
      </DeskForm>
    </Dialog>
  )
}

/** A quote that the guest may still accept counts on the money. */
function OpenQuote({ id }: { id: number }) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const quote = useQuery(bookingQuery(id)).data?.openQuote
  if (quote?.kind !== 'quote') return null
  const { number, startDay } = quote
  return <p>{t('refunds.step.approve.openQuote', { number, day: formatDay(startDay, lang) })}</p>
}

function useStep({ id, refund, step, onClose }: RefundDialogProps) {
  const { t } = useTranslation('desk-bookings')
  const now = useNow()
  const sent = z.object({ day: z.string().refine((day) => isPaymentDay(day, now)) })
  const schema = step === 'send' ? sent : z.object({ day: z.string() })
  return useDeskForm({
    schema: schema.transform(({ day }) => actOf(step, refund, day)),
    start: { day: calgaryDay(now) },
    call: (client, act: RefundAct) => changeRefund(client, id, refund.id, act),
    done: () => t(`refunds.step.${step}.done`),
    onDone: onClose,
  })
}

function actOf(step: RefundStep, { version }: Refund, day: string): RefundAct {
  const status = STATUS[step]
  return status === 'sent' ? { status, version, day } : { status, version }
}

function SentDay({ form }: { form: FormFields<{ day: string }> }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <TextField
      type="date"
      label={t('refunds.step.send.day')}
      {...form.field('day', { fault: t('refunds.step.send.fault') })}
    />
  )
}
