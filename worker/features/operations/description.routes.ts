import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { AppError } from '../../http/errors'
import { isTrialSite } from '../../http/rate-limits'
import { readBuiltText } from '../../services/built-texts'
import { VERSION } from '../../version'
import { readApiDocument } from './api-document'
import { API_PAGE_POLICY, renderApiPage } from './api-page'
import type { ApiDocument } from './api-page.calls'

const describe = describeAs('operations')

/** The API's description, read when it is first requested. */
export function descriptionRoutes(app: Pick<Hono<AppEnv>, 'routes'>) {
  let document: ApiDocument | undefined

  return new Hono<AppEnv>()
    .get(
      '/docs',
      describe('showDocs', 'A page about this document; local and staging sites only', {
        response: 'text/html',
        errors: ['NotFound'],
      }),
      async (c) => {
        if (c.env.API_PAGE !== 'on' && !isTrialSite(c.var.settings, c.req.url))
          throw new AppError('NotFound')
        c.header('content-security-policy', API_PAGE_POLICY)
        return c.html(renderApiPage(await documentOf(c)), 200)
      },
    )
    .get(
      '/openapi.json',
      describe('getDescription', 'This document', { response: z.record(z.string(), z.unknown()) }),
      async (c) => {
        c.header('cache-control', 'public, max-age=300')
        return c.json(await documentOf(c), 200)
      },
    )

  /** The commit is build metadata of the version. */
  async function documentOf({ env, req }: Context<AppEnv>): Promise<ApiDocument> {
    const origin = new URL(req.url).origin
    document ??= await readApiDocument(app, (path) =>
      readBuiltText(path, { assets: env.ASSETS, origin }),
    )
    const commit = env.RELEASE?.tag
    if (!commit) return document
    return { ...document, info: { ...document.info, version: `${VERSION}+${commit}` } }
  }
}
