import { eq } from 'drizzle-orm'
import { openDb } from '../../../db/client'
import type { Db } from '../../../db/db'
import { bankMails } from '../../../db/schema/payments'
import { settingsOf, type Bindings } from '../../../env'
import { keyedHash } from '../../../http/keyed-hash'
import { isWithinLimit } from '../../../http/rate-limits'
import { log, logFailure } from '../../../log'
import { fromMedia } from '../../../services/media/r2'
import { readSettings } from '../../../services/settings/settings'
import { readStoredMail } from './read-stored-mail'

export const BANK_MAILS = 'bank-mail/'
const MAIL_MAX_BYTES = 1024 * 1024

/**
 * Receives a mail of the e-Transfer address: stores it in R2, writes its row, then reads it. A mail that is stored is
 * never bounced; what cannot be read now is read by the job. Nothing is booked: a mail only proposes.
 * @throws Error when the mail is neither stored nor forwarded, so that the sending server tries again
 */
export async function receiveBankMail(
  message: ForwardableEmailMessage,
  env: Bindings,
): Promise<void> {
  const db = openDb(env.DB)
  const { bank } = await readSettings(env, db)
  if (bank && !isSameMailbox(message.to, bank.canadian.eTransferEmail))
    return message.setReject('No such mailbox')
  if (message.rawSize > MAIL_MAX_BYTES) return message.setReject('Message too large')
  const isStored = await storeMail(message, env, db)
  const isForwarded = await forwardCopy(message, env)
  if (!isStored && !isForwarded) throw new Error('The mail could not be stored')
}

function isSameMailbox(to: string, own: string): boolean {
  return to.trim().toLowerCase() === own.trim().toLowerCase()
}

/** Whether the mail and its row are stored. A mail that is known already is, and is not read again. */
async function storeMail(message: ForwardableEmailMessage, env: Bindings, db: Db) {
  const settings = settingsOf(env)
  const now = Date.now()
  try {
    const raw = await new Response(message.raw).arrayBuffer()
    const messageKey = messageKeyOf(message, raw, settings.pepper)
    const [known] = await db
      .select({ id: bankMails.id })
      .from(bankMails)
      .where(eq(bankMails.messageKey, messageKey))
    if (known) return true
    if (!(await isWithinLimit({ db, now, settings }, 'bankMail', 'site'))) {
      log('bank.mail.limit', {})
      return false
    }
    // The same key for each try: a mail whose row failed is stored once.
    const rawKey = `${BANK_MAILS}${messageKey}`
    await fromMedia(env.MEDIA.put(rawKey, raw))
    const [row] = await db
      .insert(bankMails)
      .values({ rawKey, messageKey, status: 'stored', receivedAt: now })
      .onConflictDoNothing()
      .returning()
    if (row) await readStoredMail(env, db, row).catch(laterByJob)
    return true
  } catch (error) {
    logFailure('bank.mail.store', error, {})
    return false
  }
}

/** By its Message-ID, or by its content if it has none. */
function messageKeyOf({ headers }: ForwardableEmailMessage, raw: ArrayBuffer, pepper: string) {
  const id = headers.get('message-id')?.trim()
  const content = id ?? Buffer.from(raw).toString('base64')
  return keyedHash(pepper, 'bank mail', content)
}

function laterByJob(error: unknown) {
  logFailure('bank.mail.read', error, {})
}

/** Email Routing forwards only to verified addresses, and no mail without a valid signature; the stored one is enough then. */
async function forwardCopy(message: ForwardableEmailMessage, { PAY_FORWARD_TO: to }: Bindings) {
  if (!to) return false
  try {
    await message.forward(to)
    return true
  } catch (error) {
    logFailure('bank.mail.forward', error, {})
    return false
  }
}
