import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../platform/api/api'
import { useRequestKey } from '../../platform/api/use-request-key'
import { confirmInquiry, postInquiry, sendInquiry, type Inquiry } from './contact.api'

export type InquiryOutcome =
  | { step: 'confirmation' | 'inquiry'; failure: unknown }
  | { step: 'topic'; reference: string; failure: unknown }
  | { step: 'done'; reference: string; isPosted: boolean }

/** Sends confirmation, mail and, for a member, the topic. A retry resumes at the failed step (one request key). */
export function useInquiry(onMailed: (reference: string) => void) {
  const { keyOf, done } = useRequestKey()
  return useMutation({
    mutationFn: async (
      { isMember, ...inquiry }: Inquiry & { isMember: boolean },
      { client },
    ): Promise<InquiryOutcome> => {
      const { email, subject, body, isPrivate, trip } = inquiry
      const key = keyOf([email, subject, body, isPrivate, trip])
      const confirmed = await attempt(confirmInquiry(client, inquiry, key))
      if ('failure' in confirmed) return { step: 'confirmation', failure: confirmed.failure }
      const sent = await attempt(sendInquiry(client, inquiry, key))
      if ('failure' in sent) return { step: 'inquiry', failure: sent.failure }
      const reference = sent.response.reference ?? ''
      onMailed(reference)
      if (!isMember) {
        done()
        return { step: 'done', reference, isPosted: false }
      }
      const posted = await attempt(postInquiry(client, inquiry, key))
      if ('failure' in posted) return { step: 'topic', reference, failure: posted.failure }
      done()
      return { step: 'done', reference, isPosted: true }
    },
  })
}

/** HTTP status of a failure: 0 without a response, 500 for anything else. */
export function statusOf(failure: unknown): number {
  return failure instanceof ApiError ? failure.status : 500
}

async function attempt<Body>(
  call: Promise<Body>,
): Promise<{ response: Body } | { failure: unknown }> {
  try {
    return { response: await call }
  } catch (failure) {
    return { failure }
  }
}
