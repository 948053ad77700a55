import { useTranslation } from 'react-i18next'
import { MANUAL_STATUSES } from '../../../../worker/contracts/bookings/manual-booking'
import { PAY_METHODS } from '../../../../worker/contracts/bookings/pay-methods'
import { TextField } from '../../../ui/field'
import { ChoiceField } from '../../../desk/ui/choice-field'
import type { FormFields } from '../../../desk/ui/desk-form'
import type { BookingFields } from './booking-fields'

interface FormProps {
  form: FormFields<BookingFields>
}

/** The status of the new booking; later ones have more fields. */
export function NewBookingStatus({ form }: FormProps) {
  const { t } = useTranslation('desk-bookings')
  const status = form.value('status')
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-semibold">{t('quotes.manual.title')}</legend>
      <ChoiceField
        label={t('quotes.manual.status')}
        hint={t(`quotes.manual.hint.${status}`)}
        choices={MANUAL_STATUSES}
        textOf={(each) => t(`status.${each}`)}
        {...form.choice('status')}
      />
      {status !== 'requested' && <PriceField form={form} />}
      {(status === 'on_hold' || status === 'confirmed') && <MethodField form={form} />}
      {status === 'confirmed' && <PaidFields form={form} />}
    </fieldset>
  )
}

function PriceField({ form }: FormProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <TextField
      label={t('quotes.manual.price')}
      hint={t('quotes.manual.priceHint')}
      inputMode="decimal"
      autoComplete="off"
      {...form.field('price')}
    />
  )
}

function MethodField({ form }: FormProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <ChoiceField
      label={t('quotes.money.method')}
      choices={PAY_METHODS}
      textOf={(each) => t(`quotes.money.way.${each}`)}
      {...form.choice('method')}
    />
  )
}

/** The confirming payment, or the reason for its absence. */
function PaidFields({ form }: FormProps) {
  const { t } = useTranslation('desk-bookings')
  const unit = form.value('method') === 'krTransfer' ? '₩' : 'C$'
  const paid = t('quotes.manual.paid', { unit })
  return (
    <>
      <TextField label={paid} inputMode="decimal" autoComplete="off" {...form.field('paid')} />
      <TextField type="date" label={t('quotes.money.day')} {...form.field('paidDay')} />
      <TextField
        label={t('quotes.manual.reason')}
        hint={t('quotes.manual.reasonHint')}
        maxLength={200}
        autoComplete="off"
        {...form.field('reason')}
      />
    </>
  )
}
