import { z } from 'zod'
import { file } from '../media/image-uploads'

const MAX_AVATAR_BYTES = 2 * 1024 * 1024

export const avatarForm = z.object({
  file: file.refine(({ size }) => size <= MAX_AVATAR_BYTES, 'TooLarge'),
})

export const avatarResponse = z.object({ avatarUrl: z.string() })
