import { Hono } from 'hono'
import type { AppEnv, MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { requirePermission } from '../../http/auth'
import { jsonBody, validate } from '../../http/validate'
import { describeAs } from '../../http/describe'
import { fromMedia } from '../../services/media/r2'
import { binContents, binImageParams, binRestore } from '../../contracts/bin'
import { done } from '../../contracts/schemas'
import { isInBin, listBin } from './bin.queries'

const describe = describeAs('desk')

/** How each kind is restored, given by its feature. */
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
      requirePermission('desk:use'),
      async (c) => c.json(await listBin(c.var.db, c.var.now), 200),
    )
    .post(
      '/admin/bin/restore',
      describe('restoreFromBin', 'Restore a deleted item', {
        response: done,
        errors: ['NotFound', 'TourNameInUse', 'TooManyImages'],
      }),
      requirePermission('desk:use'),
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
      requirePermission('desk:use'),
      validate('param', binImageParams),
      async (c) => {
        const { filename } = c.req.valid('param')
        const object = (await isInBin(c.var.db, filename))
          ? await fromMedia(c.env.MEDIA.get(filename))
          : null
        if (!object) throw new AppError('NotFound')
        return c.body(object.body, 200, {
          'content-type': object.httpMetadata?.contentType ?? 'application/octet-stream',
          'content-security-policy': "default-src 'none'; sandbox",
        })
      },
    )
}
