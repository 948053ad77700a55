import type { RequestScope } from '../../http/context'
import type { UserRow } from '../../db/schema/accounts'
import { type Recipient, accountMail } from './account-mails'

/** Names the account, because the reader may not be the person who typed the address. */
export function codeMail(
  c: RequestScope,
  owner: Recipient & Pick<UserRow, 'username' | 'wantEmail' | 'verifiedAt'>,
  code: string,
) {
  const username = owner.username ?? ''
  return accountMail(
    c,
    owner,
    owner.verifiedAt === null
      ? { template: 'verification', username, code, wantsNews: owner.wantEmail }
      : { template: 'emailChange', username, code },
  )
}
