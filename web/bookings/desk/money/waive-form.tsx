import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASON_MAX } from '../../../../worker/contracts/bookings/event-inputs'
import type { DeskMoney } from '../../../../worker/contracts/bookings/desk-money'
import { visibleLength } from '../../../../worker/contracts/text/text-length'
import { mayWaiveShortfall } from '../../../../worker/contracts/bookings/deposit-shortfall'
import { AreaField } from '../../../ui/field'
import { useMoney } from '../../../desk/ui/use-money'
import type { Booking } from '../bookings.api'
import { EventForm } from '../events/event-form'
import { useEventForm, type EventData } from '../events/use-booking-event'

interface WaiveProps {
  booking: Booking
  money: DeskMoney
  onClose: () => void
}

/** Confirms a held trip whose deposit has not come in full, with a reason. */
export function WaiveForm({ booking, money, onClose }: WaiveProps) {
  const { t } = useTranslation('desk-bookings')
  const [reason, setReason] = useState('')
  const form = useEventForm(booking, 'deposit.cover', {
    done: t('payments.waive.done'),
    onDone: onClose,
  })
  const data = waiverOf(money, reason)
  return (
    <EventForm
      form={form}
      onSubmit={() => form.send(data)}
      onCancel={onClose}
      look="primary"
      label={t('payments.waive.action')}
      waiting={t('payments.waive.working')}
    >
      <Shortfall money={money} />
      <WaiveReason value={reason} isWrong={form.isChecked && data === null} onType={setReason} />
    </EventForm>
  )
}

/** The request; null while the reason is missing. */
function waiverOf(money: DeskMoney, reason: string): EventData | null {
  const { missing, isShort } = shortfallOf(money)
  if (missing.amount > 0 && visibleLength(reason) === 0) return null
  return { reason, ...(!isShort && { withoutDeposit: true }) }
}

interface WaiveReasonProps {
  value: string
  isWrong: boolean
  onType: (reason: string) => void
}

function WaiveReason({ value, isWrong, onType }: WaiveReasonProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <AreaField
      label={t('payments.waive.reason')}
      hint={t('payments.waive.reasonHint')}
      error={isWrong ? t('payments.waive.fault') : undefined}
      maxLength={REASON_MAX}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

/** The missing part of the deposit. */
function Shortfall({ money }: { money: DeskMoney }) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const { missing, isShort } = shortfallOf(money)
  return (
    <p>
      {t(isShort ? 'payments.waive.short' : 'payments.waive.none', {
        missing: format(missing),
        deposit: format(money.deposit),
      })}
    </p>
  )
}

/** The missing part of the deposit, and whether most of it came. */
function shortfallOf({ deposit: { amount, currency }, stays }: DeskMoney) {
  return {
    missing: { currency, amount: Math.max(0, amount - stays.amount) },
    isShort: mayWaiveShortfall({ deposit: amount, paid: stays.amount, currency }),
  }
}
