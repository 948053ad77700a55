import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import { AreaField, CheckField, TextField } from '../../../ui/field'
import { ChoiceField } from '../../../desk/ui/choice-field'
import { BOOKING_SOURCES } from './booking-fields'
import type { NewBookingForm } from './use-new-booking'

interface FormProps {
  form: NewBookingForm
}

/** The guest, the language, the source, and whether a mail confirms the request. */
export function NewBookingGuest({ form }: FormProps) {
  const { t } = useTranslation('desk-bookings')
  const { text } = form
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-semibold">{t('guest')}</legend>
      <TextField label={t('new.name')} required autoComplete="off" {...text('name')} />
      <LanguageField form={form} />
      <TextField label={t('new.email')} type="email" autoComplete="off" {...text('email')} />
      <TextField label={t('new.phone')} type="tel" autoComplete="off" {...text('phone')} />
      <SourceField form={form} />
      <div className="sm:col-span-2">
        <AreaField label={t('new.notes')} maxLength={1000} {...text('notes')} />
      </div>
      <div className="sm:col-span-2">
        <MailField form={form} />
      </div>
    </fieldset>
  )
}

function LanguageField({ form: { choice } }: FormProps) {
  const { t } = useTranslation(['desk-bookings', 'site'])
  const textOf = (lang: Lang) => t(`site:language.${lang}`)
  return (
    <ChoiceField label={t('new.language')} choices={LANGS} textOf={textOf} {...choice('lang')} />
  )
}

function SourceField({ form: { choice } }: FormProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <ChoiceField
      label={t('sourceTitle')}
      choices={BOOKING_SOURCES}
      textOf={(source) => t(`source.${source}`)}
      {...choice('source')}
    />
  )
}

function MailField({ form: { fields, set } }: FormProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <CheckField
      label={t('new.mail')}
      hint={t('new.mailHint')}
      checked={fields.sendsMail}
      onChange={({ target }) => set({ sendsMail: target.checked })}
    />
  )
}
