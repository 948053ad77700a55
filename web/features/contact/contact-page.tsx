import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Trip } from '../../../worker/contracts/contact/trip'
import { useSite } from '../../platform/site/site'
import { QrCode } from '../../ui/qr-code'
import { Form } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { SumField } from '../../ui/sum-field'
import { ContactChannel, PhoneAndChat } from './contact-channels'
import { InquiryAlerts } from './inquiry-alerts'
import { BodyField, EmailField, PrivateField, SubjectField } from './inquiry-fields'
import { TripFields } from './trip-fields'
import { useContactForm, type ContactFormState } from './use-contact-form'
import { useTrip } from './use-trip'

interface ContactPageProps {
  trip: Trip
  /** Lets the visitor request a date for the tour instead. */
  request?: ReactNode
}

export function ContactPage({ trip, request }: ContactPageProps) {
  const { t } = useTranslation('contact')
  return (
    <>
      <div className="border-b border-line bg-surface">
        <div className="mx-auto w-full max-w-page px-4 py-10">
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-2 max-w-2xl text-muted">{t('description')}</p>
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-page gap-10 px-4 py-10 lg:grid-cols-[minmax(0,45rem)_1fr]">
        <ContactForm trip={trip} request={request} />
        <OtherWays />
      </div>
    </>
  )
}

function OtherWays() {
  const { t } = useTranslation('contact')
  const { email, chat } = useSite().company
  return (
    <aside className="flex flex-col gap-2 lg:ps-8">
      <h2 className="text-lg">{t('otherWays')}</h2>
      <ContactChannel icon={Mail} label={t('otherEmail')} href={`mailto:${email}`} text={email} />
      <PhoneAndChat />
      {chat.hasQr && <QrCode text={chat.url} label={t('chatCode')} className="max-w-40" />}
    </aside>
  )
}

/** The draft is stored until everything has been sent. */
function ContactForm({ trip: asked, request }: ContactPageProps) {
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
      <Question {...form} />
      {human.place}
      <InquiryAlerts outcome={outcome} reference={reference} />
      <SendButton form={form} />
    </Form>
  )
}

function Question({ sum, isSumLoading, sumError, register }: ContactFormState) {
  const { t } = useTranslation('contact')
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
