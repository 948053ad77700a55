import { useTranslation } from 'react-i18next'
import { MANUAL_STATUSES } from '../../../../worker/contracts/bookings/manual-booking'
import { PAY_METHODS } from '../../../../worker/contracts/bookings/pay-methods'
import { TextField } from '../../../ui/field'
import { ChoiceField } from '../../../desk/ui/choice-field'
import type { NewBookingForm } from './use-new-booking'

interface FormProps {
  form: NewBookingForm
}

/** The status of the new booking; later ones have more fields. */
export function NewBookingStatus({ form }: FormProps) {
  const { t } = useTranslation(['desk-quotes', 'desk-bookings'])
  const { status } = form.fields
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-semibold">{t('manual.title')}</legend>
      <ChoiceField
        label={t('manual.status')}
        hint={t(`manual.hint.${status}`)}
        choices={MANUAL_STATUSES}
        textOf={(each) => t(`desk-bookings:status.${each}`)}
        {...form.choice('status')}
      />
      {status !== 'requested' && <PriceField form={form} />}
      {(status === 'on_hold' || status === 'confirmed') && <MethodField form={form} />}
      {status === 'confirmed' && <PaidFields form={form} />}
    </fieldset>
  )
}

function PriceField({ form: { text } }: FormProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <TextField
      label={t('manual.price')}
      hint={t('manual.priceHint')}
      inputMode="decimal"
      autoComplete="off"
      {...text('price')}
    />
  )
}

function MethodField({ form: { choice } }: FormProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <ChoiceField
      label={t('money.method')}
      choices={PAY_METHODS}
      textOf={(each) => t(`money.way.${each}`)}
      {...choice('method')}
    />
  )
}

/** The confirming payment, or the reason for its absence. */
function PaidFields({ form: { text, fields } }: { form: NewBookingForm }) {
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
