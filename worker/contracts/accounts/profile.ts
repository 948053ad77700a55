import { z } from 'zod'
import { named } from '../schemas'
import { USERNAME_MAX } from './usernames'

const postRow = z.object({
  forum: z.object({ _id: z.int(), name: z.string() }),
  topic: z.object({ _id: z.int(), name: z.string() }),
  /** The first words of the reply, plain; empty for a topic. */
  excerpt: z.string(),
  createdAt: z.int(),
})

export const profile = named('Profile', {
  username: z.string(),
  name: z.string(),
  avatarUrl: z.string(),
  topics: z.array(postRow),
  replies: z.array(postRow),
  /** Visible to the member and admins only. */
  email: z.string().optional(),
})

export const profileParams = z.object({
  username: z
    .string()
    .min(1)
    .max(USERNAME_MAX * 3),
})
export type Profile = z.infer<typeof profile>
