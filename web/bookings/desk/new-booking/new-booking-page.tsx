import { useTranslation } from 'react-i18next'
import { MANUAL_STATUSES } from '../../../../worker/contracts/bookings/manual-booking'
import { PAY_METHODS } from '../../../../worker/contracts/bookings/pay-methods'
import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import { StoredDraftBanner } from '../../../desk/editor/stored-draft-banner'
import { BackLink } from '../../../desk/ui/back-link'
import { ChoiceField } from '../../../desk/ui/choice-field'
import type { FormFields } from '../../../desk/ui/desk-form'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form, AreaField, CheckField, TextField } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { BOOKING_SOURCES, type BookingFields } from './booking-fields'
import { NewBookingTrip } from './new-booking-trip'
import { useNewBooking } from './use-new-booking'

/** Enters a booking that came by phone, mail, chat or on the board. */
export function NewBookingPage() {
  const { t } = useTranslation('desk-bookings')
  const { form, drafts } = useNewBooking()
  const save = { label: t('new.save'), waiting: t('new.saving'), isWaiting: form.isPending }
  return (
    <>
      <BackLink to="/admin/bookings">{t('title')}</BackLink>
      <h1 className="text-2xl">{t('new.title')}</h1>
      <StoredDraftBanner editor={drafts} />
      <Form onSubmit={form.submit} className="flex max-w-3xl flex-col gap-8">
        <NewBookingTrip form={form} />
        <NewBookingGuest form={form} />
        <NewBookingStatus form={form} />
        <FailureAlert failure={form.failure} />
        <SubmitButton look="primary" className="self-start" {...save} />
      </Form>
    </>
  )
}

interface FormProps {
  form: FormFields<BookingFields>
}

/** The guest, the language, the source, and whether a mail confirms the request. */
function NewBookingGuest({ form }: FormProps) {
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

/** The status of the new booking; later ones have more fields. */
function NewBookingStatus({ form }: FormProps) {
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
