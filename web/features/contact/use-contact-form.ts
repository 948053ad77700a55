import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { challengeQuery } from '../../platform/api/challenge'
import { useErrorText } from '../../platform/api/use-error-text'
import { useKeptFields } from '../../platform/drafts/use-kept-fields'
import { useInputBeforeHydration } from '../../platform/hydration/use-input-before-hydration'
import { inquiryForm, type InquiryForm } from './contact.form'
import { useContactDraft } from './use-contact-draft'
import { useErrorOf } from './use-error-of'
import { useOwnEmail } from './use-own-email'
import { useSubmit } from './use-submit'
import type { NamedTrip } from './use-trip'

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
