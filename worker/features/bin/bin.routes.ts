import { Hono } from 'hono'
import type { AppEnv, MemberScope, RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { jsonBody, validate } from '../../http/validate'
import { describeAs } from '../../http/describe'
import { fromMedia } from '../../services/media/r2'
import { binContents, binImageParams, binRestore } from '../../contracts/bin'
import { done } from '../../contracts/schemas'
import { isInBin, listBin } from './bin.queries'
import { requirePermission } from '../../http/auth'

const describe = describeAs('desk')
const mayUse = requirePermission('bin:use')
const IMAGE_POLICY = "default-src 'none'; sandbox"

/** The restore action of each kind, provided by its feature. */
interface Restorers {
  tour: (c: MemberScope, id: number) => Promise<unknown>
  itinerary: (c: MemberScope, id: number) => Promise<unknown>
  topic: (c: MemberScope, id: number) => Promise<unknown>
  image: (c: MemberScope, filename: string) => Promise<unknown>
}

export function binRoutes(restore: Restorers) {
  return new Hono<AppEnv>()
    .get(
      '/admin/bin',
      describe('listBin', 'Deleted items that can be restored for 30 days', {
        response: binContents,
      }),
      mayUse,
      async (c) => c.json(await listBin(c.var.db, c.var.now), 200),
    )
    .post(
      '/admin/bin/restore',
      describe('restoreFromBin', 'Restore a deleted item', {
        response: done,
        errors: ['NotFound', 'TourNameInUse', 'TooManyImages'],
      }),
      mayUse,
      jsonBody(binRestore),
      async (c) => {
        const wanted = c.req.valid('json')
        if (wanted.kind === 'image') await restore.image(c, wanted.id)
        else await restore[wanted.kind](c, wanted.id)
        return c.json({ ok: true } as const, 200)
      },
    )
    .get(
      '/admin/bin/images/:filename',
      describe('getBinImage', 'An image in the bin', { response: 'image/*' }),
      mayUse,
      validate('param', binImageParams),
      async (c) => {
        const { body, type } = await readBinImage(c, c.req.valid('param').filename)
        return c.body(body, 200, { 'content-type': type, 'content-security-policy': IMAGE_POLICY })
      },
    )
}

/** @throws AppError NotFound */
async function readBinImage({ env, var: { db } }: RequestScope, filename: string) {
  const object = (await isInBin(db, filename)) ? await fromMedia(env.MEDIA.get(filename)) : null
  if (!object) throw new AppError('NotFound')
  const type = object.httpMetadata?.contentType ?? 'application/octet-stream'
  return { body: object.body, type }
}
