import { ADMIN, send, sessionOf } from './api'

export interface OutboxMail {
  to: string
  subject: string
  text: string
}

/** The mails to an address as the desk sees them, the newest first. */
export async function mailsTo(email: string): Promise<OutboxMail[]> {
  const { accessToken } = await sessionOf(ADMIN)
  return send(`/api/admin/outbox?${new URLSearchParams({ to: email })}`, null, accessToken)
}

/** The newest mail to an address. @throws Error when there is none of that subject */
export async function newestMailTo(email: string, subject: RegExp): Promise<OutboxMail> {
  const mails = await mailsTo(email)
  const mail = mails.find((each) => subject.test(each.subject))
  if (mail) return mail
  throw new Error(
    `No mail like ${String(subject)} to ${email}: ${mails.map((each) => each.subject).join(', ')}`,
  )
}
