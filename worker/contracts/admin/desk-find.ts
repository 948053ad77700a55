import { z } from 'zod'
import { named } from '../schemas'

/** Results of the desk's command palette. */

export const FOUND_OF_A_KIND = 5

export const deskFindQuery = z.object({ q: z.string().trim().min(1).max(100) })

export const deskFound = named('DeskFound', {
  /** Members whose name or address starts with the query. */
  members: z.array(z.object({ _id: z.int(), username: z.string(), email: z.string() })),
  /** Topics that contain all words, including private and hidden ones. */
  topics: z.array(
    z.object({
      _id: z.int(),
      forum: z.int(),
      title: z.string(),
      hidePlz: z.boolean(),
      /** The topic's thread in the inbox; null for a travelogue, for example. */
      thread: z.int().nullable(),
    }),
  ),
  /** Contact messages whose sender's address starts with the query. */
  messages: z.array(
    z.object({
      /** The id of the message's thread in the inbox. */
      _id: z.int(),
      subject: z.string(),
      email: z.string(),
      createdAt: z.int(),
    }),
  ),
  /** Bookings by number, reference, or the start of the guest's name or address, newest first. */
  bookings: z.array(
    z.object({
      _id: z.int(),
      pid: z.string(),
      /** Null once the booking is erased. */
      name: z.string().nullable(),
      createdAt: z.int(),
    }),
  ),
  /** Mails to addresses that start with the query, newest first. */
  mails: z.array(
    z.object({ _id: z.int(), to: z.string(), subject: z.string(), createdAt: z.int() }),
  ),
})

export type DeskFound = z.infer<typeof deskFound>
