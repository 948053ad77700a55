import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isEmailAddress } from '../../../worker/contracts/email-address'
import { INQUIRY_MAX, SUBJECT_MAX } from '../../../worker/contracts/contact'
import { lengthOf } from '../../../worker/contracts/text-length'
import { ApiError } from '../../platform/api/api'
import { challengeQuery } from '../../platform/api/challenge'
import { formatNumber } from '../../platform/i18n/format'
import { plainDigits } from '../../platform/forms/plain-digits'
import { useSession } from '../../platform/session/session'
import { useErrorText } from '../../platform/api/use-error-text'
import { useLang } from '../../platform/i18n/use-lang'
import { useInputBeforeHydration } from '../../platform/hydration/use-input-before-hydration'
import { useHumanCheck } from '../../ui/human-check'
import { inquiryForm, type InquiryFields, type ValidInquiry } from './contact.form'
import { useContactDraft } from './use-contact-draft'
import { useTripText, type NamedTrip } from './use-trip'
import { statusOf, useInquiry, type InquiryOutcome } from './use-inquiry'

const TYPED = ['email', 'subject', 'body'] as const

type ContactForm = UseFormReturn<InquiryFields, unknown, ValidInquiry>

export function useContactForm(trip: NamedTrip | null) {
  const { t } = useTranslation('contact')
  const lang = useLang()
  const { ofCode } = useErrorText()
  const {
    data: sum = null,
    refetch: refetchSum,
    isPending: isSumLoading,
  } = useQuery(challengeQuery)
  const schema = useMemo(() => inquiryForm(sum), [sum])
  const form = useForm({ resolver: zodResolver(schema), mode: 'onTouched' })
  const { register, handleSubmit, resetField, setError } = form
  useInputBeforeHydration(form, TYPED)
  const subject = trip?.tour ? t('trip.subject', { tour: trip.tour.name.text }) : ''
  const { noteSent, deleteSent, emptySent } = useContactDraft(form, subject)
  const tripText = useTripText(trip)
  const isMember = useSession() !== null
  const { errors, isValid } = form.formState
  const [reference, setReference] = useState<string | null>(null)
  const onMailed = (given: string) => {
    setReference(given)
    deleteSent()
  }
  const { mutate, isPending, data: outcome, reset } = useInquiry(onMailed)
  const human = useHumanCheck()
  useOwnEmail(form)
  return {
    register,
    errorOf: useErrorOf(form),
    /** Filled in for a question about a tour. */
    subject,
    sum,
    sumError: errors.spamPrevention && ofCode('IncorrectAnswer'),
    isSumLoading,
    human,
    isValid,
    isPending,
    outcome,
    /** Set once the mail is sent. */
    reference,
    submit: handleSubmit(({ spamPrevention, people, date, ...inquiry }) => {
      reset()
      setReference(null)
      noteSent()
      const answer = plainDigits(spamPrevention)
      const sumAnswer = sum && answer !== '' && { challenge: sum.token, answer }
      mutate(
        { ...inquiry, ...tripText(people, date), isMember, lang, ...sumAnswer, ...human.proof },
        { onSuccess: settle },
      )
    }),
  }

  function settle(settled: InquiryOutcome): void {
    if (settled.step === 'done') emptySent()
    const failure = 'failure' in settled ? settled.failure : null
    // Without a response the server has not used up the sum.
    if (failure && settled.step !== 'topic' && statusOf(failure) === 0) return
    resetField('spamPrevention', { defaultValue: '' })
    void refetchSum()
    human.askAgain()
    if (failure instanceof ApiError && failure.code === 'IncorrectAnswer')
      setError('spamPrevention', { message: 'IncorrectAnswer' }, { shouldFocus: true })
  }
}

/** Fills in the address of a member. */
function useOwnEmail({ getValues, setValue }: ContactForm): void {
  const email = useSession()?.email
  useEffect(() => {
    if (email && isEmailAddress(email) && !getValues('email'))
      setValue('email', email, { shouldValidate: true })
  }, [email, getValues, setValue])
}

/** The error of a field that is not empty; a long text is told its length. */
function useErrorOf({ control, formState: { errors } }: ContactForm) {
  const { t } = useTranslation('contact')
  const lang = useLang()
  const { ofCode } = useErrorText()
  const values = useWatch({ control })
  return (name: 'email' | 'subject' | 'body'): string | undefined => {
    const found = errors[name]?.message
    if (!found || values[name] === '') return undefined
    if (found !== 'TextTooLong') return ofCode(found)
    const max = name === 'subject' ? SUBJECT_MAX : INQUIRY_MAX
    return `${ofCode(found)} ${t('length', { length: formatNumber(lengthOf(values[name] ?? ''), lang), max: formatNumber(max, lang) })}`
  }
}
