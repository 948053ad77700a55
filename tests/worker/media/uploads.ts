import { eq } from 'drizzle-orm'
import type { Bindings } from '../../../worker/env'
import type { UploadedImage } from '../../../worker/contracts/media/image-uploads'
import { images } from '../../../worker/db/schema/images'
import type { AdminTour } from '../../../worker/contracts/tours/tours-admin'
import { limitCounters } from '../../../worker/db/schema/limits'
import { anAdmin, db } from '../../support/builders'
import { request } from '../../support/request'
import { fixture } from './fixtures'

export interface UploadOptions {
  name?: string
  type?: string
  bytes?: Uint8Array<ArrayBuffer>
  fields?: Record<string, string>
  token?: string | null
  bindings?: Partial<Bindings>
}

/** An admin of this test file who uploads, with the calls that its tests repeat. */
export async function anUploader() {
  const admin = await anAdmin()
  async function upload(forumId: number | string, options: UploadOptions = {}) {
    await db.delete(limitCounters)
    const {
      name = 'a.jpg',
      type = 'image/jpeg',
      bytes = fixture('jpeg'),
      fields = {},
      bindings,
    } = options
    const body = new FormData()
    body.set('file', new File([bytes], name, { type }))
    body.set('forumId', String(forumId))
    for (const [field, value] of Object.entries(fields)) body.set(field, value)
    const token = options.token === undefined ? admin.token : options.token
    return request('/api/file/upload', { body, token, ...(bindings && { bindings }) })
  }
  return {
    admin,
    upload,
    uploaded: async (forumId: number, options?: UploadOptions) =>
      (await upload(forumId, options)).json<UploadedImage>(),
    send: (path: string, body: unknown, token: string | null = admin.token) =>
      request(`/api${path}`, { body, token }),
    read: async (id: number) =>
      (await request(`/api/admin/tours/${id}`, { token: admin.token })).json<AdminTour>(),
  }
}

export const rowsOf = (tourId: number) => db.select().from(images).where(eq(images.tourId, tourId))
