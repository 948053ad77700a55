import { useTranslation } from 'react-i18next'
import { MANUAL_STATUSES } from '../../../../worker/contracts/manual-booking'
import { PAY_METHODS } from '../../../../worker/contracts/pay-methods'
import { TextField } from '../../../ui/field'
import { ChoiceField } from '../../ui/choice-field'
import type { NewBookingForm } from './use-new-booking'
import { PaidFields } from './paid-fields'

/** How far a booking has come already: with a quote, a held date, or money. */
export function NewBookingStatus({ form }: { form: NewBookingForm }) {
  const { t } = useTranslation(['desk-quotes', 'desk-bookings'])
  const { text, choice, fields } = form
  const { status } = fields
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-semibold">{t('manual.title')}</legend>
      <ChoiceField
        label={t('manual.status')}
        hint={t(`manual.hint.${status}`)}
        choices={MANUAL_STATUSES}
        textOf={(each) => t(`desk-bookings:status.${each}`)}
        {...choice('status')}
      />
      {status !== 'requested' && (
        <TextField
          label={t('manual.price')}
          hint={t('manual.priceHint')}
          inputMode="decimal"
          autoComplete="off"
          {...text('price')}
        />
      )}
      {(status === 'on_hold' || status === 'confirmed') && (
        <ChoiceField
          label={t('money.method')}
          choices={PAY_METHODS}
          textOf={(each) => t(`money.way.${each}`)}
          {...choice('method')}
        />
      )}
      {status === 'confirmed' && <PaidFields form={form} />}
    </fieldset>
  )
}
