import { useTranslation } from 'react-i18next'
import { MANUAL_STATUSES } from '../../../../worker/contracts/manual-booking'
import { PAY_METHODS } from '../../../../worker/contracts/pay-methods'
import { SelectField, TextField } from '../../../ui/field'
import type { BookingFields, useNewBooking } from './use-new-booking'

type StatusProps = Pick<ReturnType<typeof useNewBooking>, 'fields' | 'set' | 'faults'>

/** How far a booking has come already: with a quote, a held date, or money. */
export function NewBookingStatus({ fields, set, faults }: StatusProps) {
  const { t } = useTranslation(['desk-quotes', 'desk-bookings'])
  const field = (name: keyof BookingFields) => ({
    value: fields[name] as string,
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const { status, method } = fields
  const unit = method === 'krTransfer' ? '₩' : 'C$'
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-semibold">{t('manual.title')}</legend>
      <SelectField
        label={t('manual.status')}
        hint={t(`manual.hint.${status}`)}
        {...field('status')}
      >
        {MANUAL_STATUSES.map((each) => (
          <option key={each} value={each}>
            {t(`desk-bookings:status.${each}`)}
          </option>
        ))}
      </SelectField>
      {status !== 'requested' && (
        <TextField
          label={t('manual.price')}
          hint={t('manual.priceHint')}
          inputMode="decimal"
          autoComplete="off"
          {...field('price')}
        />
      )}
      {(status === 'on_hold' || status === 'confirmed') && (
        <SelectField label={t('money.method')} {...field('method')}>
          {PAY_METHODS.map((each) => (
            <option key={each} value={each}>
              {t(`money.way.${each}`)}
            </option>
          ))}
        </SelectField>
      )}
      {status === 'confirmed' && (
        <>
          <TextField
            label={t('manual.paid', { unit })}
            inputMode="decimal"
            autoComplete="off"
            {...field('paid')}
          />
          <TextField type="date" label={t('money.day')} {...field('paidDay')} />
          <TextField
            label={t('manual.reason')}
            hint={t('manual.reasonHint')}
            maxLength={200}
            autoComplete="off"
            {...field('reason')}
          />
        </>
      )}
    </fieldset>
  )
}
