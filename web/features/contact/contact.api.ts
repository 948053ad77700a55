import { CONTACT_CATEGORY, CONTACT_FORUM_ID } from '../../../worker/contracts/contact-forum'
import type { Lang } from '../../../worker/contracts/languages'
import { readJson, type ApiClient } from '../../platform/api/api'
import { toHtmlLines, toTopicName } from './contact.view'

export interface Inquiry {
  email: string
  subject: string
  body: string
  lang: Lang
  hidePlz: boolean
  challenge?: string
  answer?: string
  turnstile?: string
}

/** The confirmation mail to the sender. `requestKey` makes retries idempotent. */
export const confirmInquiry = (api: ApiClient, inquiry: Inquiry, requestKey: string) =>
  sendMail(api, { ...mailOf(inquiry), emailto: inquiry.email }, `${requestKey}-confirmation`)

export const sendInquiry = (api: ApiClient, inquiry: Inquiry, requestKey: string) =>
  sendMail(api, { ...mailOf(inquiry), replyEmail: inquiry.email }, `${requestKey}-enquiry`)

/** The inquiry as a topic of the contact forum, for members. */
export const postInquiry = (
  api: ApiClient,
  { subject, body, hidePlz }: Inquiry,
  requestKey: string,
) =>
  readJson(
    api.forum[':id'].topic.$post(
      {
        param: { id: String(CONTACT_FORUM_ID) },
        json: {
          topicName: toTopicName(subject),
          category: CONTACT_CATEGORY,
          tags: [],
          content: body,
          hidePlz,
        },
      },
      { headers: { 'idempotency-key': `${requestKey}-topic` } },
    ),
  )

type Mail = ReturnType<typeof mailOf> & ({ emailto: string } | { replyEmail: string })

const sendMail = (api: ApiClient, json: Mail, requestKey: string) =>
  readJson(api.email.$post({ json }, { headers: { 'idempotency-key': requestKey } }))

function mailOf({ subject, body, lang, challenge, answer, turnstile }: Inquiry) {
  const sum = challenge !== undefined && answer !== undefined && { challenge, answer }
  const proof = turnstile !== undefined && { turnstile }
  return {
    subject,
    html: toHtmlLines(body),
    topicId: '' as const,
    replyId: '' as const,
    lang,
    ...sum,
    ...proof,
  }
}
