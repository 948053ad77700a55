import type { InboxThreadDetail } from '../../contracts/inbox/inbox-thread'
import type { NewAnswer } from '../../contracts/inbox/inbox-answers'
import type { Statement } from '../../db/db'
import { inboxEntries } from '../../db/schema/inbox'
import type { MemberScope } from '../../http/context'
import { keyColumns, type RequestKey } from '../../http/idempotency'
import type { Mail } from '../../services/mail/mail-content'
import { mailContext, outboxStatement, runBatchWithMails } from '../../services/mail/outbox'

const QUOTE_MAX = 4000

/** Answers by mail; `before` and `after` are part of the batch. */
export async function sendMail(
  c: MemberScope,
  thread: InboxThreadDetail,
  { text, lang }: NewAnswer,
  { key, before, after }: { key: RequestKey | null; before: Statement[]; after: Statement[] },
): Promise<void> {
  const { db, now, member } = c.var
  const entry = db.insert(inboxEntries).values({
    threadId: thread._id,
    kind: 'mail',
    authorId: member.userId,
    body: text,
    lang,
    recipient: thread.email ?? '',
    createdAt: now,
    ...keyColumns(key),
  })
  const mail = outboxStatement(db, answerMail(c, thread, { text, lang }), mailContext(c))
  await runBatchWithMails(c, [...before, entry, ...after], [mail])
}

function answerMail(
  c: MemberScope,
  thread: InboxThreadDetail,
  { text, lang }: Pick<NewAnswer, 'text' | 'lang'>,
): Mail {
  return {
    template: 'inboxAnswer',
    subject: thread.title,
    reference: thread.reference,
    text,
    quote: quoteOf(thread),
    to: thread.email ?? '',
    lang,
    replyTo: c.var.settings.mail.company,
    cause: { type: 'inbox', id: thread._id },
  }
}

/** What the asker wrote last, as plain text. */
function quoteOf({ messages, excerpt }: InboxThreadDetail): string {
  const last = messages.findLast(({ isStaff, text }) => !isStaff && text !== null)
  return Array.from(last?.text ?? excerpt)
    .slice(0, QUOTE_MAX)
    .join('')
}
