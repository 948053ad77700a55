import type { Settings } from '../../env'
import { AppError } from '../../http/errors'
import { foldKey } from '../../contracts/accounts/usernames'
import { normaliseEmail } from '../../contracts/accounts/email-address'

/** Whether the company uses this address. Accounts cannot use it, because several people read such a mailbox. */
export function isCompanyAddress({ mail }: Settings, email: string): boolean {
  const key = foldKey(normaliseEmail(email))
  return [mail.company, mail.from].some((own) => foldKey(normaliseEmail(own)) === key)
}

/** @throws AppError EmailReserved for a company address */
export function requirePersonalAddress(settings: Settings, email: string): void {
  if (isCompanyAddress(settings, email))
    throw new AppError('EmailReserved', { fields: { email: 'EmailReserved' } })
}
