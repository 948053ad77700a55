import { and, eq } from 'drizzle-orm'
import type { InboxSourceName } from '../../worker/contracts/inbox/inbox'
import { contactMessages } from '../../worker/db/schema/contact'
import { inboxThreads } from '../../worker/db/schema/inbox'
import { db } from './builders'
import { aSender, sendConfirmation, sendInquiry, fromANetwork, aSolvedChallenge } from './contact'

/** The thread of a topic or contact message, or null. */
export async function findThread(source: InboxSourceName, sourceId: number) {
  const [thread] = await db
    .select()
    .from(inboxThreads)
    .where(and(eq(inboxThreads.source, source), eq(inboxThreads.sourceId, sourceId)))
  return thread ?? null
}

/** The thread of a topic. */
export async function threadOf(topicId: number) {
  const thread = await findThread('topic', topicId)
  if (!thread) throw new Error(`no thread of topic ${topicId}`)
  return thread
}

/** Sends a contact message as the form does; returns its row and thread. */
export async function aContactMessage(
  fields: Record<string, unknown> & { replyEmail?: string } = {},
) {
  const sender = fields.replyEmail ?? aSender()
  const headers = fromANetwork()
  const sum = aSolvedChallenge()
  await sendConfirmation(sender, sum, headers)
  const response = await sendInquiry(sender, { ...sum, ...fields }, headers)
  if (response.status !== 200) throw new Error(await response.text())
  const { reference } = await response.json<{ reference: string }>()
  const [message] = await db
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.reference, reference), eq(contactMessages.kind, 'enquiry')))
  const thread = message && (await findThread('contact', message.id))
  if (!message || !thread) throw new Error('no thread of this message')
  return { message, thread, sender, reference }
}
