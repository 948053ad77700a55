import { z } from 'zod'
import { id, named } from '../schemas'

/** Mails about e-Transfers that need a person: the money must be accepted, or the wording is not known. */

const bankMail = named('BankMail', {
  id: z.int(),
  status: z.enum(['waiting', 'unreadable']),
  /** UTC ms. */
  receivedAt: z.int(),
})
export type BankMail = z.infer<typeof bankMail>

/** The oldest first, at most 50. */
export const bankMails = named('BankMails', { mails: z.array(bankMail) })

export type BankMails = z.infer<typeof bankMails>

/** A mail as its sender wrote it; all fields are null if it is damaged. */
export const bankMailText = named('BankMailText', {
  from: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
})
export type BankMailText = z.infer<typeof bankMailText>

export const bankMailParams = z.object({ id })
