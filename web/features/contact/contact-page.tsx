import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation, Trans } from 'react-i18next'
import type { Trip } from '../../../worker/contracts/contact/trip'
import { ApiError } from '../../platform/api/api'
import { useSite } from '../../platform/site/site'
import { AlertBanner } from '../../ui/alert-banner'
import { FailureAlert } from '../../ui/failure-alert'
import { Form } from '../../ui/field'
import { LoginButton } from '../../ui/login-button'
import { QrCode } from '../../ui/qr-code'
import { SubmitButton } from '../../ui/submit-button'
import { SumField } from '../../ui/sum-field'
import { ContactChannel, PhoneAndChat } from './contact-channels'
import { BodyField, EmailField, PrivateField, SubjectField } from './inquiry-fields'
import { TripFields } from './trip-fields'
import { useContactForm, type ContactFormState } from './use-contact-form'
import { statusOf, type InquiryOutcome } from './use-inquiry'
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

interface InquiryAlertsProps {
  outcome: InquiryOutcome | undefined
  /** Reference of the sent mail; also set while the topic is still being created. */
  reference: string | null
}

function InquiryAlerts({ outcome, reference }: InquiryAlertsProps) {
  if (outcome?.step === 'confirmation' || outcome?.step === 'inquiry')
    return <NotSent failure={outcome.failure} />
  const isPosted = outcome?.step === 'done' && outcome.isPosted
  const isLater = outcome?.step === 'done' && outcome.isLater
  return (
    <>
      {reference !== null && <Sent reference={reference} {...{ isLater, isPosted }} />}
      {outcome?.step === 'topic' && <NotPosted failure={outcome.failure} />}
    </>
  )
}

interface SentProps {
  reference: string
  /** Whether the confirmation is mailed later. */
  isLater: boolean
  isPosted: boolean
}

function Sent({ reference, isLater, isPosted }: SentProps) {
  const { t } = useTranslation('contact')
  return (
    <AlertBanner kind="success">
      <Trans
        t={t}
        i18nKey={isLater ? 'EmailSentLater' : 'EmailSent'}
        values={{ reference }}
        components={{ nobr: <span className="whitespace-nowrap" /> }}
      />
      {isPosted && <span className="block">{t('posted')}</span>}
    </AlertBanner>
  )
}

/** The reason, with other ways to reach the company unless the typed address was refused. */
function NotSent({ failure }: { failure: unknown }) {
  const { t } = useTranslation('contact')
  const { phone, email } = useSite().company
  if (isAddressRefused(failure)) return <FailureAlert failure={failure} lead={t('EmailCheck')} />
  const lead = t('EmailSentError', { status: statusOf(failure) })
  const tooMany = t('tooMany', { phone, email })
  return <FailureAlert failure={failure} lead={lead} tooMany={tooMany} action={<PhoneAndChat />} />
}

export function isAddressRefused(failure: unknown): boolean {
  if (!(failure instanceof ApiError) || ![400, 422].includes(failure.status)) return false
  const { code, body } = failure
  return ['EmailInvalid', 'EmailReserved'].includes(code) || 'email' in (body.fields ?? {})
}

/** Only a member's inquiry is also posted to the board; an expired login gets a quiet line. */
function NotPosted({ failure }: { failure: unknown }) {
  const { t } = useTranslation('contact')
  const status = statusOf(failure)
  if (status === 401)
    return (
      <details className="text-sm text-muted">
        <summary className="flex min-h-11 items-center">{t('onBoard')}</summary>
        <p className="mb-2">{t('loginToPost')}</p>
        <LoginButton />
      </details>
    )
  return <FailureAlert failure={failure} lead={t('notPosted', { status })} />
}
