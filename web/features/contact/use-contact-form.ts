import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isEmailAddress } from '../../../worker/contracts/accounts/email-address'
import type { Challenge } from '../../../worker/contracts/challenge'
import { INQUIRY_MAX, SUBJECT_MAX } from '../../../worker/contracts/contact/contact-form'
import { lengthOf } from '../../../worker/contracts/text/text-length'
import { challengeQuery } from '../../platform/api/challenge'
import { useErrorText } from '../../platform/api/use-error-text'
import { useKeptFields } from '../../platform/drafts/use-kept-fields'
import { plainDigits } from '../../platform/forms/plain-digits'
import { useInputBeforeHydration } from '../../platform/hydration/use-input-before-hydration'
import { formatNumber } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useSession } from '../../platform/session/session'
import { useHumanCheck } from '../../ui/human-check'
import { inquiryForm, type InquiryForm } from './contact.form'
import { useContactDraft, type ContactDraft } from './use-contact-draft'
import { isSumUsed, isSumWrong, useInquiry, type InquiryOutcome } from './use-inquiry'
import { type NamedTrip, useTripText } from './use-trip'

const TYPED = ['email', 'subject', 'body'] as const
/** Only in this tab; the draft of the text is kept longer. */
const KEPT = ['email'] as const

export type ContactFormState = ReturnType<typeof useContactForm>

export function useContactForm(trip: NamedTrip | null) {
  const { ofCode } = useErrorText()
  const { form, sum, refetch, isSumLoading } = useQuestionForm()
  const subject = useSubject(trip)
  const draft = useContactDraft(form, subject)
  const { errors, isValid } = form.formState
  const sending = useSubmit({ form, draft, trip, question: { sum, refetch } })
  useOwnEmail(form)
  return {
    ...sending,
    register: form.register,
    errorOf: useErrorOf(form),
    /** Filled in for a question about a tour. */
    subject,
    sum,
    sumError: errors.spamPrevention && ofCode('IncorrectAnswer'),
    isSumLoading,
    isValid,
  }
}

/** The default subject of a question about a tour. */
function useSubject(trip: NamedTrip | null): string {
  const { t } = useTranslation('contact')
  return trip?.tour ? t('trip.subject', { tour: trip.tour.name.text }) : ''
}

/** The form, with the sum's answer checked. */
function useQuestionForm() {
  const { data: sum = null, refetch, isPending: isSumLoading } = useQuery(challengeQuery)
  const schema = useMemo(() => inquiryForm(sum), [sum])
  const form: InquiryForm = useForm({ resolver: zodResolver(schema), mode: 'onTouched' })
  useInputBeforeHydration(form, TYPED)
  useKeptFields(form, 'contact-email', KEPT)
  return { form, sum, refetch, isSumLoading }
}

/** The error of a non-empty field; for a text that is too long, with its length. */
function useErrorOf({ control, formState: { errors } }: InquiryForm) {
  const { t } = useTranslation('contact')
  const lang = useLang()
  const { ofCode } = useErrorText()
  const values = useWatch({ control })
  return (name: 'email' | 'subject' | 'body'): string | undefined => {
    const found = errors[name]?.message
    if (!found || values[name] === '') return undefined
    if (found !== 'TextTooLong') return ofCode(found)
    const max = name === 'subject' ? SUBJECT_MAX : INQUIRY_MAX
    const counts = [lengthOf(values[name] ?? ''), max]
    const [length, limit] = counts.map((count) => formatNumber(count, lang))
    return `${ofCode(found)} ${t('length', { length, max: limit })}`
  }
}

/** Fills in the address of a member. */
function useOwnEmail({ getValues, setValue }: InquiryForm): void {
  const email = useSession()?.email
  useEffect(() => {
    if (email && isEmailAddress(email) && !getValues('email'))
      setValue('email', email, { shouldValidate: true })
  }, [email, getValues, setValue])
}

interface Submitted {
  form: InquiryForm
  draft: ContactDraft
  trip: NamedTrip | null
  question: { sum: Challenge | null; refetch: () => Promise<unknown> }
}

/** Sends the valid form, and prepares it for the next attempt. `reference` is set once the mail is sent. */
function useSubmit(submitted: Submitted) {
  const { form, draft, trip, question } = submitted
  const lang = useLang()
  const tripText = useTripText(trip)
  const isMember = useSession() !== null
  const { reference, setReference, mutate, isPending, data: outcome, reset } = useMailed(draft)
  const human = useHumanCheck()
  const onSuccess = (settled: InquiryOutcome) => settle(submitted, settled, human.askAgain)
  const submit = form.handleSubmit(({ spamPrevention, people, date, ...inquiry }) => {
    reset()
    setReference(null)
    draft.noteSent()
    const about = { ...tripText(people, date), isMember, lang }
    const proof = { ...answerOf(question.sum, spamPrevention), ...human.proof }
    mutate({ ...inquiry, ...about, ...proof }, { onSuccess })
  })
  return { submit, human, isPending, outcome, reference }
}

/** Asks for a new sum once the old one is used. */
function settle(submitted: Submitted, outcome: InquiryOutcome, askAgain: () => void): void {
  const { form, draft, question } = submitted
  if (outcome.step === 'done') draft.emptySent()
  if (!isSumUsed(outcome)) return
  form.resetField('spamPrevention', { defaultValue: '' })
  void question.refetch()
  askAgain()
  if (isSumWrong(outcome))
    form.setError('spamPrevention', { message: 'IncorrectAnswer' }, { shouldFocus: true })
}

/** Deletes the draft once the company has the inquiry. */
function useMailed({ deleteSent }: ContactDraft) {
  const [reference, setReference] = useState<string | null>(null)
  const inquiry = useInquiry((given) => {
    setReference(given)
    deleteSent()
  })
  return { reference, setReference, ...inquiry }
}

function answerOf(sum: Challenge | null, typed: string) {
  const answer = plainDigits(typed)
  return sum && answer !== '' ? { challenge: sum.token, answer } : {}
}
