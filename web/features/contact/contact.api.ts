import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { CONTACT_CATEGORY, CONTACT_FORUM_ID } from '../../../worker/contracts/contact/contact-forum'
import type { EmailRequest } from '../../../worker/contracts/contact/contact'
import type { Lang } from '../../../worker/contracts/languages'
import { ApiError, apiOf, byId, keyed, readJson } from '../../platform/api/api'
import { pickText } from '../../../worker/contracts/translated'
import { toHtmlLines, toTopicName } from './contact.view'

export interface Inquiry {
  email: string
  subject: string
  body: string
  lang: Lang
  isPrivate: boolean
  /** The chosen trip, and the same in the sender's language for the board. */
  trip: Pick<EmailRequest, 'tourId' | 'people' | 'date'>
  about: string
  challenge?: string
  answer?: string
  turnstile?: string
}

/** Name of the tour that an inquiry is about; null for one that visitors may not see. */
export const tourNameQuery = (tourId: number, lang: Lang) =>
  queryOptions({
    queryKey: ['contact', 'tour', tourId, lang],
    staleTime: Infinity,
    queryFn: ({ client }) => readTourName(client, tourId, lang),
  })

async function readTourName(client: QueryClient, tourId: number, lang: Lang) {
  const call = apiOf(client).forum.byId[':id'].$get({ param: { id: String(tourId) } })
  const tour = await readJson(call).catch(nullIfNotFound)
  return tour && pickText(tour.name, lang)
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

/** The confirmation mail to the sender. `requestKey` makes retries idempotent. */
export const confirmInquiry = (client: QueryClient, inquiry: Inquiry, requestKey: string) =>
  sendMail(client, { ...mailOf(inquiry), emailto: inquiry.email }, `${requestKey}-confirmation`)

export const sendInquiry = (client: QueryClient, inquiry: Inquiry, requestKey: string) =>
  sendMail(
    client,
    { ...mailOf(inquiry), ...inquiry.trip, replyEmail: inquiry.email },
    `${requestKey}-inquiry`,
  )

/** The inquiry as a topic of the contact forum, for members. */
export function postInquiry(client: QueryClient, inquiry: Inquiry, requestKey: string) {
  const json = {
    topicName: toTopicName(inquiry.subject),
    category: CONTACT_CATEGORY,
    tags: [],
    content: inquiry.about + inquiry.body,
    hidePlz: inquiry.isPrivate,
  }
  const call = apiOf(client).forum[':id'].topic
  return readJson(call.$post({ ...byId(CONTACT_FORUM_ID), json }, keyed(`${requestKey}-topic`)))
}

type Mail = ReturnType<typeof mailOf> & ({ emailto: string } | { replyEmail: string })

const sendMail = (client: QueryClient, json: Mail, requestKey: string) =>
  readJson(apiOf(client).email.$post({ json }, keyed(requestKey)))

function mailOf({ subject, body, lang, challenge, answer, turnstile }: Inquiry) {
  const sum = challenge !== undefined && answer !== undefined && { challenge, answer }
  const proof = turnstile !== undefined && { turnstile }
  const about = { topicId: '', replyId: '' } as const
  return { subject, html: toHtmlLines(body), ...about, lang, ...sum, ...proof }
}
