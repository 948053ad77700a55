import type { MemberScope } from '../../http/context'
import { mailContext, outboxStatement } from '../../services/mail/outbox'
import { listMailedAdmins } from '../../services/members/admins'

const MOST_READERS = 50

/** Tells every admin and the company that the bank account was changed, so that no change goes unnoticed. */
export async function bankMails(c: MemberScope) {
  const { db, now, member, settings } = c.var
  const admins = await listMailedAdmins(db, MOST_READERS)
  const { company, companyLang } = settings.mail
  const readers = [
    ...admins.map((admin) => ({ to: admin.email ?? '', lang: admin.lang })),
    { to: company, lang: companyLang },
  ]
  const cause = { type: 'settings', id: 'bank' }
  const facts = { username: member.username, changedAt: now, cause }
  return readers.map((reader) =>
    outboxStatement(db, { template: 'bankChanged', ...reader, ...facts }, mailContext(c)),
  )
}
