import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Trip } from '../../../worker/contracts/contact/trip'
import { Form } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { SumField } from '../../ui/sum-field'
import { InquiryAlerts } from './inquiry-alerts'
import { BodyField, EmailField, PrivateField, SubjectField } from './inquiry-fields'
import { TripFields } from './trip-fields'
import { useContactForm, type ContactFormState } from './use-contact-form'
import { useTrip } from './use-trip'

interface ContactFormProps {
  trip: Trip
  /** Lets the visitor request a date for the tour instead. */
  request?: ReactNode
}

/** The draft is stored until everything has been sent. */
export function ContactForm({ trip: asked, request }: ContactFormProps) {
  const trip = useTrip(asked)
  const form = useContactForm(trip)
  const { register, human, outcome, reference } = form
  return (
    <Form onSubmit={form.submit} className="flex flex-col gap-5">
      {trip && <TripFields trip={trip} register={register} request={request} />}
      <EmailField form={form} />
      <SubjectField form={form} />
      <BodyField form={form} />
      <PrivateField register={register} />
      <Question form={form} />
      {human.place}
      <InquiryAlerts outcome={outcome} reference={reference} />
      <SendButton form={form} />
    </Form>
  )
}

function Question({ form }: { form: ContactFormState }) {
  const { t } = useTranslation('contact')
  const { sum, isSumLoading, sumError, register } = form
  if (!sum && !isSumLoading) return null
  return (
    <SumField sum={sum} hint={t('answerHint')} error={sumError} {...register('spamPrevention')} />
  )
}

function SendButton({ form }: { form: ContactFormState }) {
  const { t } = useTranslation('contact')
  const { human, isValid, isPending, reference } = form
  return (
    <>
      <SubmitButton
        look="main"
        label={t('submit')}
        waiting={t('waiting')}
        isWaiting={isPending}
        disabled={!isValid || human.isOpen}
        className="self-start"
      />
      {!isValid && reference === null && (
        <p className="-mt-2 text-sm text-muted">{t('incomplete')}</p>
      )}
    </>
  )
}
