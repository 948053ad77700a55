import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/field'
import type { NewBookingForm } from './use-new-booking'

/** The money that confirms a booking, or why there is none. */
export function PaidFields({ form: { text, fields } }: { form: NewBookingForm }) {
  const { t } = useTranslation('desk-quotes')
  const unit = fields.method === 'krTransfer' ? '₩' : 'C$'
  const paid = t('manual.paid', { unit })
  return (
    <>
      <TextField label={paid} inputMode="decimal" autoComplete="off" {...text('paid')} />
      <TextField type="date" label={t('money.day')} {...text('paidDay')} />
      <TextField
        label={t('manual.reason')}
        hint={t('manual.reasonHint')}
        maxLength={200}
        autoComplete="off"
        {...text('reason')}
      />
    </>
  )
}
