import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/session'
import { AreaField, CheckField, Form, TextField } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { SumField } from '../../ui/sum-field'
import type { Trip } from '../../../worker/contracts/trip'
import { InquiryAlerts } from './inquiry-alerts'
import { TripFields } from './trip-fields'
import { useContactForm } from './use-contact-form'
import { useTrip, type NamedTrip } from './use-trip'

interface ContactFormProps {
  trip: Trip
  /** Asks for a date of the trip's tour instead. */
  request?: ReactNode
}

/** The draft is stored until everything has been sent. */
export function ContactForm({ trip: asked, request }: ContactFormProps) {
  const { t } = useTranslation('contact')
  const trip = useTrip(asked)
  const { human, isValid, isPending, outcome, reference, submit, ...fields } = useContactForm(trip)
  return (
    <Form onSubmit={submit} className="flex flex-col gap-5">
      <InquiryFields trip={trip} request={request} {...fields} />
      {human.place}
      <InquiryAlerts outcome={outcome} reference={reference} />
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
    </Form>
  )
}

type InquiryFieldsProps = Pick<
  ReturnType<typeof useContactForm>,
  'register' | 'errorOf' | 'subject' | 'sum' | 'sumError' | 'isSumLoading'
> & { trip: NamedTrip | null; request: ReactNode }

function InquiryFields({
  trip,
  request,
  register,
  errorOf,
  subject,
  sum,
  sumError,
  isSumLoading,
}: InquiryFieldsProps) {
  const { t } = useTranslation('contact')
  const session = useSession()
  return (
    <>
      {trip && <TripFields trip={trip} register={register} request={request} />}
      <TextField
        type="email"
        inputMode="email"
        label={t('email')}
        hint={t('emailHint')}
        error={errorOf('email')}
        autoComplete="email"
        required
        {...register('email')}
      />
      <TextField
        label={t('subject')}
        placeholder={t('subjectPlaceholder')}
        error={errorOf('subject')}
        autoComplete="off"
        required
        defaultValue={subject}
        {...register('subject')}
      />
      <AreaField
        label={t('body')}
        placeholder={t('bodyPlaceholder')}
        error={errorOf('body')}
        required
        className="h-[400px] resize-y"
        {...register('body')}
      />
      {/* Only members' inquiries are stored on the board. */}
      <div className={session ? '' : 'hidden'}>
        <CheckField
          label={t('hide')}
          hint={t('hideHint')}
          defaultChecked
          {...register('isPrivate')}
        />
      </div>
      {(sum || isSumLoading) && (
        <SumField
          sum={sum}
          hint={t('answerHint')}
          error={sumError}
          {...register('spamPrevention')}
        />
      )}
    </>
  )
}
