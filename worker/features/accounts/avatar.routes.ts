import { Hono } from 'hono'
import { eq, sql } from 'drizzle-orm'
import type { AppEnv, MemberScope } from '../../http/context'
import { requirePermission } from '../../http/auth'
import { formBody } from '../../http/multipart'
import { requireWithinLimit } from '../../http/rate-limits'
import { describeAs } from '../../http/describe'
import { MAX_BODY_BYTES } from '../../contracts/media/image-uploads'
import { avatarResponse, avatarForm } from '../../contracts/accounts/avatar'
import { AppError } from '../../http/errors'
import { imageUrl, NO_TOUR } from '../../contracts/media/image-address'
import { users } from '../../db/schema/accounts'
import { images } from '../../db/schema/images'
import { deleteAvatars, invalidateAvatars } from '../../services/media/avatars'
import { readImageFile, type CleanImage } from '../../services/media/image-file'
import { imageColumns, storeImage } from '../../services/media/storage'
import { newImageKey } from '../../services/media/image-keys'

const describe = describeAs('accounts')
const mayEditAvatar = requirePermission('avatar:edit', {
  maxBytes: MAX_BODY_BYTES,
  beforeBody: (c) => requireWithinLimit(c.var, 'avatar', String(c.var.member.userId)),
})

export const avatarRoutes = new Hono<AppEnv>().post(
  '/user/me/avatar',
  describe('uploadAvatar', 'Upload an own avatar (2 MiB at most)', {
    response: avatarResponse,
    errors: ['ImageInvalid', 'TooManyPixels'],
  }),
  mayEditAvatar,
  formBody(avatarForm),
  async (c) => {
    const { file } = c.req.valid('form')
    return c.json({ avatarUrl: await changeAvatar(c, file) }, 200)
  },
)

const AVATAR_PX = 256

/** Returns the new avatar's URL. @throws AppError WrongType, ImageInvalid, TooManyPixels, Unavailable, SessionExpired */
async function changeAvatar(c: MemberScope, file: File): Promise<string> {
  const { db, now, member } = c.var
  const sent = readImageFile(new Uint8Array(await file.arrayBuffer()))
  const image = await toSquare(c.env.IMAGES, sent)
  const key = newImageKey(NO_TOUR, image)
  const avatarUrl = imageUrl(key)
  await storeImage(c.env.MEDIA, key, image)

  const [deleted] = await db.batch([
    deleteAvatars(db, { userId: member.userId, now }),
    db.insert(images).values({
      ...imageColumns(image, key),
      // The column is not nullable; the contact form's tour means "none".
      tourId: sql`(SELECT id FROM tours WHERE kind = 'contact' LIMIT 1)`,
      purpose: 'avatar',
      uploadedBy: member.userId,
      createdAt: now,
    }),
    db.update(users).set({ avatarUrl }).where(eq(users.id, member.userId)),
  ])
  invalidateAvatars(c, deleted)
  return avatarUrl
}

/** Crops an image, if the Images binding is there. @throws AppError ImageInvalid, Unavailable when the service fails */
async function toSquare(transformer: ImagesBinding | undefined, image: CleanImage) {
  if (!transformer) return image
  try {
    const square = await transformer
      .input(new Blob([image.bytes]).stream())
      .transform({ width: AVATAR_PX, height: AVATAR_PX, fit: 'cover' })
      .output({ format: 'image/webp', quality: 80 })
    return readImageFile(new Uint8Array(await square.response().arrayBuffer()))
  } catch (cause) {
    // The service gives a numeric code for a bad image; any other error is its own failure.
    const isRefused = cause instanceof Error && 'code' in cause && typeof cause.code === 'number'
    throw new AppError(isRefused ? 'ImageInvalid' : 'Unavailable', { cause })
  }
}
