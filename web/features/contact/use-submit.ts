import { useState } from 'react'
import type { Challenge } from '../../../worker/contracts/challenge'
import { plainDigits } from '../../platform/forms/plain-digits'
import { useLang } from '../../platform/i18n/use-lang'
import { useSession } from '../../platform/session/session'
import { useHumanCheck } from '../../ui/human-check'
import type { InquiryForm } from './contact.form'
import type { ContactDraft } from './use-contact-draft'
import { isSumUsed, isSumWrong, useInquiry, type InquiryOutcome } from './use-inquiry'
import { useTripText, type NamedTrip } from './use-trip'

interface Submitted {
  form: InquiryForm
  draft: ContactDraft
  trip: NamedTrip | null
  question: { sum: Challenge | null; refetch: () => Promise<unknown> }
}

/** Sends the valid form, and prepares it for the next attempt. `reference` is set once the mail is sent. */
export function useSubmit(submitted: Submitted) {
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
