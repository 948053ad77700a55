import { useMutation, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../platform/api/api'
import { useRequestKey } from '../../platform/api/use-request-key'
import { confirmInquiry, postInquiry, sendInquiry, type Inquiry } from './contact.api'

export type InquiryOutcome =
  | { step: 'confirmation' | 'inquiry'; failure: unknown }
  | { step: 'topic'; reference: string; failure: unknown }
  | { step: 'done'; reference: string; isPosted: boolean; isLater: boolean }

interface Sending {
  client: QueryClient
  inquiry: Inquiry
  key: string
  isMember: boolean
  onMailed: (reference: string) => void
}

type Asked = Inquiry & Pick<Sending, 'isMember'>

/** Sends confirmation, mail and, for a member, the topic. A retry resumes at the failed step (one request key). */
export function useInquiry(onMailed: (reference: string) => void) {
  const { keyOf, done } = useRequestKey()
  return useMutation({
    mutationFn: async ({ isMember, ...inquiry }: Asked, { client }) => {
      const { email, subject, body, isPrivate, trip } = inquiry
      const key = keyOf([email, subject, body, isPrivate, trip])
      const outcome = await send({ client, inquiry, key, isMember, onMailed })
      if (outcome.step === 'done') done()
      return outcome
    },
  })
}

async function send({ client, inquiry, key, ...rest }: Sending): Promise<InquiryOutcome> {
  const { isMember, onMailed } = rest
  let step: 'confirmation' | 'inquiry' | 'topic' = 'confirmation'
  let reference = ''
  try {
    const { isMailLater = false } = await confirmInquiry(client, inquiry, key)
    step = 'inquiry'
    reference = (await sendInquiry(client, inquiry, key)).reference ?? ''
    step = 'topic'
    onMailed(reference)
    if (isMember) await postInquiry(client, inquiry, key)
    return { step: 'done', reference, isPosted: isMember, isLater: isMailLater }
  } catch (failure) {
    return step === 'topic' ? { step, reference, failure } : { step, failure }
  }
}

/** Without a response the server has not used up the sum. */
export function isSumUsed(outcome: InquiryOutcome): boolean {
  const isMailed = outcome.step === 'done' || outcome.step === 'topic'
  return isMailed || statusOf(outcome.failure) !== 0
}

export function isSumWrong(outcome: InquiryOutcome): boolean {
  const failure = 'failure' in outcome ? outcome.failure : null
  return failure instanceof ApiError && failure.code === 'IncorrectAnswer'
}

/** HTTP status of a failure: 0 without a response, 500 for anything else. */
export function statusOf(failure: unknown): number {
  return failure instanceof ApiError ? failure.status : 500
}
