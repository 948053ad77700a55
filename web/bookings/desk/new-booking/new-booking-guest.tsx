import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import { AreaField, CheckField, TextField } from '../../../ui/field'
import { ChoiceField } from '../../../desk/ui/choice-field'
import type { FormFields } from '../../../desk/ui/desk-form'
import { BOOKING_SOURCES, type BookingFields } from './booking-fields'

interface FormProps {
  form: FormFields<BookingFields>
}

/** The guest, the language, the source, and whether a mail confirms the request. */
export function NewBookingGuest({ form }: FormProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-semibold">{t('guest')}</legend>
      <TextField label={t('new.name')} required autoComplete="off" {...form.field('name')} />
      <LanguageField form={form} />
      <TextField label={t('new.email')} type="email" autoComplete="off" {...form.field('email')} />
      <TextField label={t('new.phone')} type="tel" autoComplete="off" {...form.field('phone')} />
      <SourceField form={form} />
      <div className="sm:col-span-2">
        <AreaField label={t('new.notes')} maxLength={1000} {...form.field('notes')} />
      </div>
      <div className="sm:col-span-2">
        <MailField form={form} />
      </div>
    </fieldset>
  )
}

function LanguageField({ form }: FormProps) {
  const { t } = useTranslation(['desk-bookings', 'site'])
  const textOf = (lang: Lang) => t(`site:language.${lang}`)
  return (
    <ChoiceField
      label={t('new.language')}
      choices={LANGS}
      textOf={textOf}
      {...form.choice('lang')}
    />
  )
}

function SourceField({ form }: FormProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <ChoiceField
      label={t('sourceTitle')}
      choices={BOOKING_SOURCES}
      textOf={(source) => t(`source.${source}`)}
      {...form.choice('source')}
    />
  )
}

function MailField({ form }: FormProps) {
  const { t } = useTranslation('desk-bookings')
  return <CheckField label={t('new.mail')} hint={t('new.mailHint')} {...form.field('sendsMail')} />
}
