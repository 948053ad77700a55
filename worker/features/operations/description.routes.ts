import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../http/context'
import { describeAs, operationsOf } from '../../http/describe'
import { AppError } from '../../http/errors'
import { openApiDocument } from '../../http/openapi'
import { isTrialSite } from '../../http/rate-limits'
import { VERSION } from '../../version'
import { API_PAGE_POLICY, renderApiPage } from './api-page'

const describe = describeAs('operations')

/** The API's description, read off the routes of `app` when it is first requested. */
export function descriptionRoutes(app: Pick<Hono<AppEnv>, 'routes'>) {
  let document: ReturnType<typeof openApiDocument> | undefined

  return new Hono<AppEnv>()
    .get(
      '/docs',
      describe('showDocs', 'A page about this document; local and staging sites only', {
        response: 'text/html',
        errors: ['NotFound'],
      }),
      (c) => {
        if (c.env.API_PAGE !== 'on' && !isTrialSite(c.var.settings, c.req.url))
          throw new AppError('NotFound')
        c.header('content-security-policy', API_PAGE_POLICY)
        return c.html(renderApiPage(documentOf(c.env.RELEASE?.tag)), 200)
      },
    )
    .get(
      '/openapi.json',
      describe('getDescription', 'This document', {
        response: z.record(z.string(), z.unknown()),
      }),
      (c) => {
        c.header('cache-control', 'public, max-age=300')
        return c.json(documentOf(c.env.RELEASE?.tag), 200)
      },
    )

  /** The commit is build metadata of the version. */
  function documentOf(commit: string | undefined) {
    return (document ??= openApiDocument(
      operationsOf(app.routes),
      commit ? `${VERSION}+${commit}` : VERSION,
    ))
  }
}
