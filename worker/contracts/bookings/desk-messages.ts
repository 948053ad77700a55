import { z } from 'zod'
import { messageText } from './guest-requests'

/** A booking's messages at the desk. */

const WAYS = ['page', 'mail', 'phone', 'chat'] as const

/** A message as the desk shows it. */
export const bookingMessage = z.object({
  _id: z.number(),
  author: z.enum(['guest', 'staff', 'note']),
  /** The admin's name; null for the guest. */
  by: z.string().nullable(),
  /** `crew` is a note of the trip's guide. */
  via: z.enum([...WAYS, 'crew']),
  text: z.string(),
  createdAt: z.number(),
})

export const deskMessage = z.object({
  text: messageText,
  /** A note is for admins only. */
  kind: z.enum(['reply', 'note']),
  via: z.enum(WAYS).default('page'),
})
export type DeskMessage = z.output<typeof deskMessage>
