import { z } from 'zod'
import { named } from '../schemas'

/** What the desk's command palette finds. */

export const FOUND_OF_A_KIND = 5

export const deskFindQuery = z.object({ q: z.string().trim().min(1).max(100) })

export const deskFound = named('DeskFound', {
  /** Members whose name or address begins with the words. */
  members: z.array(z.object({ _id: z.number().int(), username: z.string(), email: z.string() })),
  /** Topics that contain all words, private and hidden ones too. */
  topics: z.array(
    z.object({
      _id: z.number().int(),
      forum: z.number().int(),
      title: z.string(),
      hidePlz: z.boolean(),
      /** Its thread in the inbox; null for a story, for example. */
      thread: z.number().int().nullable(),
    }),
  ),
  /** Contact messages whose sender's address begins with the words. */
  messages: z.array(
    z.object({
      /** Of its thread in the inbox. */
      _id: z.number().int(),
      subject: z.string(),
      email: z.string(),
      createdAt: z.number().int(),
    }),
  ),
  /** Bookings by number, reference, or the beginning of the guest's name or address, the newest first. */
  bookings: z.array(
    z.object({
      _id: z.number().int(),
      pid: z.string(),
      /** Null once it is erased. */
      name: z.string().nullable(),
      createdAt: z.number().int(),
    }),
  ),
  /** Mails to addresses that begin with the words, the newest first. */
  mails: z.array(
    z.object({
      _id: z.number().int(),
      to: z.string(),
      subject: z.string(),
      createdAt: z.number().int(),
    }),
  ),
})

export type DeskFound = z.infer<typeof deskFound>
