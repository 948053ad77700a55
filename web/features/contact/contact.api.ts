import { CONTACT_CATEGORY, CONTACT_FORUM_ID } from '../../../worker/features/contact/contact-forum.contract'
import type { Lang } from '../../../worker/platform/language.contract'
import { readJson, type ApiClient } from '../../platform/api'
import { toHtmlLines, toTopicName } from './contact.view'

export interface Enquiry {
  email: string
  subject: string
  body: string
  lang: Lang
  /** Whether the content is hidden on the board. */
  hidePlz: boolean
  challenge?: string
  answer?: string
  turnstile?: string
}

/** The confirmation to the sender. `requestKey` makes a repetition of the same enquiry send nothing again. */
export const confirmEnquiry = (api: ApiClient, enquiry: Enquiry, requestKey: string) =>
  sendMail(api, { ...mailOf(enquiry), emailto: enquiry.email }, `${requestKey}-confirmation`)

/** The enquiry to the company. */
export const sendEnquiry = (api: ApiClient, enquiry: Enquiry, requestKey: string) =>
  sendMail(api, { ...mailOf(enquiry), replyEmail: enquiry.email }, `${requestKey}-enquiry`)

/** The enquiry as a topic of the contact forum, for members. */
export const postEnquiry = (api: ApiClient, { subject, body, hidePlz }: Enquiry, requestKey: string) =>
  readJson(
    api.forum[':id'].topic.$post(
      {
        param: { id: String(CONTACT_FORUM_ID) },
        json: { topicName: toTopicName(subject), category: CONTACT_CATEGORY, tags: [], content: body, hidePlz },
      },
      { headers: { 'idempotency-key': `${requestKey}-topic` } },
    ),
  )

type Mail = ReturnType<typeof mailOf> & ({ emailto: string } | { replyEmail: string })

const sendMail = (api: ApiClient, json: Mail, requestKey: string) =>
  readJson(api.email.$post({ json }, { headers: { 'idempotency-key': requestKey } }))

function mailOf({ subject, body, lang, challenge, answer, turnstile }: Enquiry) {
  const sum = challenge !== undefined && answer !== undefined && { challenge, answer }
  const proof = turnstile !== undefined && { turnstile }
  return { subject, html: toHtmlLines(body), topicId: '' as const, replyId: '' as const, lang, ...sum, ...proof }
}
