import type { Settings } from '../../env'
import type { Db } from '../../db/db'
import type { RequestScope } from '../../http/context'
import { mailContext, type MailContext } from '../mail/outbox'

/** The context that a write about a booking needs, in a request or a job. */
export interface BookingScope {
  db: Db
  /** UTC ms. */
  now: number
  settings: Settings
  mail: MailContext
}

/** The context of a request. */
export function bookingScope(c: RequestScope): BookingScope {
  const { db, now, settings } = c.var
  return { db, now, settings, mail: mailContext(c) }
}
