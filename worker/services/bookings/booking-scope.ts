import type { Settings } from '../../env'
import type { Db } from '../../db/db'
import type { RequestScope } from '../../http/context'
import { mailContext, type MailContext } from '../mail/outbox'

/** What a write about a booking needs, of a request or of a job. */
export interface BookingScope {
  db: Db
  /** UTC ms. */
  now: number
  settings: Settings
  mail: MailContext
}

/** The same of a request. */
export function bookingScope(c: RequestScope): BookingScope {
  const { db, now, settings } = c.var
  return { db, now, settings, mail: mailContext(c) }
}
