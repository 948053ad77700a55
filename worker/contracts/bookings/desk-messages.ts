import { z } from 'zod'
import { messageText } from './guest-requests'

/** A booking's messages at the desk. */

const via = z.enum(['page', 'mail', 'phone', 'chat'])

/** A message as the desk shows it. */
export const bookingMessage = z.object({
  _id: z.number(),
  author: z.enum(['guest', 'staff', 'note']),
  /** The admin's name; null for the guest. */
  by: z.string().nullable(),
  via,
  text: z.string(),
  createdAt: z.number(),
})

export const deskMessage = z.object({
  text: messageText,
  /** A note is for admins only. */
  kind: z.enum(['reply', 'note']),
  via: via.default('page'),
})
export type DeskMessage = z.output<typeof deskMessage>
