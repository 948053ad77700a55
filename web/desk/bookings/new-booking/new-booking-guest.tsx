import { useTranslation } from 'react-i18next'
import { LANGS } from '../../../../worker/contracts/languages'
import { AreaField, CheckField, TextField } from '../../../ui/field'
import { ChoiceField } from '../../ui/choice-field'
import { BOOKING_SOURCES } from './booking-fields'
import type { NewBookingForm } from './use-new-booking'

/** Who asks, in which language and by which way, and whether a mail confirms it. */
export function NewBookingGuest({ form: { text, choice, fields, set } }: { form: NewBookingForm }) {
  const { t } = useTranslation(['desk-bookings', 'common'])
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-semibold">{t('guest')}</legend>
      <TextField label={t('new.name')} required autoComplete="off" {...text('name')} />
      <ChoiceField
        label={t('new.language')}
        choices={LANGS}
        textOf={(lang) => t(`common:language.${lang}`)}
        {...choice('lang')}
      />
      <TextField label={t('new.email')} type="email" autoComplete="off" {...text('email')} />
      <TextField label={t('new.phone')} type="tel" autoComplete="off" {...text('phone')} />
      <ChoiceField
        label={t('sourceTitle')}
        choices={BOOKING_SOURCES}
        textOf={(source) => t(`source.${source}`)}
        {...choice('source')}
      />
      <div className="sm:col-span-2">
        <AreaField label={t('new.notes')} maxLength={1000} {...text('notes')} />
      </div>
      <div className="sm:col-span-2">
        <CheckField
          label={t('new.mail')}
          hint={t('new.mailHint')}
          checked={fields.sendsMail}
          onChange={({ target }) => set({ sendsMail: target.checked })}
        />
      </div>
    </fieldset>
  )
}
