import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../platform/api/api'
import { useApi } from '../../platform/api/use-api'
import { useRequestKey } from '../../platform/api/use-request-key'
import { confirmInquiry, postInquiry, sendInquiry, type Inquiry } from './contact.api'

/** How far an enquiry came, and what stopped it. */
export type InquiryOutcome =
  | { step: 'confirmation' | 'enquiry'; failure: unknown }
  | { step: 'topic'; reference: string; failure: unknown }
  | { step: 'done'; reference: string }

/**
 * Sends an enquiry: the confirmation to the sender, the enquiry to the company, then the topic. `onMailed` runs between
 * mail and topic. The same enquiry sent again goes on where it stopped, because its steps carry the same request key.
 */
export function useInquiry(onMailed: (reference: string) => void) {
  const api = useApi()
  const { keyOf, done } = useRequestKey()
  return useMutation({
    mutationFn: async (enquiry: Inquiry): Promise<InquiryOutcome> => {
      const { email, subject, body, hidePlz } = enquiry
      const key = keyOf([email, subject, body, hidePlz])
      const confirmed = await attempt(confirmInquiry(api, enquiry, key))
      if ('failure' in confirmed) return { step: 'confirmation', failure: confirmed.failure }
      const sent = await attempt(sendInquiry(api, enquiry, key))
      if ('failure' in sent) return { step: 'enquiry', failure: sent.failure }
      const reference = sent.answer.reference ?? ''
      onMailed(reference)
      const posted = await attempt(postInquiry(api, enquiry, key))
      if ('failure' in posted) return { step: 'topic', reference, failure: posted.failure }
      done()
      return { step: 'done', reference }
    },
  })
}

/** Status of a failure, 0 when no answer came, 500 for anything else. */
export function statusOf(failure: unknown): number {
  return failure instanceof ApiError ? failure.status : 500
}

async function attempt<Answer>(
  call: Promise<Answer>,
): Promise<{ answer: Answer } | { failure: unknown }> {
  try {
    return { answer: await call }
  } catch (failure) {
    return { failure }
  }
}
