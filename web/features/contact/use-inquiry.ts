import { useMutation, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../platform/api/api'
import { useRequestKey } from '../../platform/api/use-request-key'
import { confirmInquiry, postInquiry, sendInquiry, type Inquiry } from './contact.api'

export type InquiryOutcome = Unsent | NotPosted | Done
type Unsent = { step: 'confirmation' | 'inquiry'; failure: unknown }
type NotPosted = { step: 'topic'; reference: string; failure: unknown }
type Done = { step: 'done'; reference: string; isPosted: boolean }

/** Sends confirmation, mail and, for a member, the topic. A retry resumes at the failed step (one request key). */
export function useInquiry(onMailed: (reference: string) => void) {
  const { keyOf, done } = useRequestKey()
  return useMutation({
    mutationFn: async (
      { isMember, ...inquiry }: Inquiry & { isMember: boolean },
      { client },
    ): Promise<InquiryOutcome> => {
      const { email, subject, body, isPrivate, trip } = inquiry
      const sending = { client, inquiry, key: keyOf([email, subject, body, isPrivate, trip]) }
      const mailed = await mail(sending)
      if ('failure' in mailed) return mailed
      onMailed(mailed.reference)
      const outcome = isMember ? await post(sending, mailed) : { ...mailed, isPosted: false }
      if (outcome.step === 'done') done()
      return outcome
    },
  })
}

interface Sending {
  client: QueryClient
  inquiry: Inquiry
  key: string
}

type Mailed = Omit<Done, 'isPosted'>

async function mail({ client, inquiry, key }: Sending): Promise<Unsent | Mailed> {
  const confirmed = await attempt(confirmInquiry(client, inquiry, key))
  if ('failure' in confirmed) return { step: 'confirmation', failure: confirmed.failure }
  const sent = await attempt(sendInquiry(client, inquiry, key))
  if ('failure' in sent) return { step: 'inquiry', failure: sent.failure }
  return { step: 'done', reference: sent.response.reference ?? '' }
}

async function post(
  { client, inquiry, key }: Sending,
  { reference }: Mailed,
): Promise<NotPosted | Done> {
  const posted = await attempt(postInquiry(client, inquiry, key))
  if ('failure' in posted) return { step: 'topic', reference, failure: posted.failure }
  return { step: 'done', reference, isPosted: true }
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

async function attempt<Body>(
  call: Promise<Body>,
): Promise<{ response: Body } | { failure: unknown }> {
  try {
    return { response: await call }
  } catch (failure) {
    return { failure }
  }
}
