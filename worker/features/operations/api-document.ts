import type { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { operationsOf } from '../../http/describe'
import { openApiDocument } from '../../http/openapi'
import { VERSION } from '../../version'
import type { ApiDocument } from './api-page.calls'

/** Describes an app's calls, from its routes: made by a build, whose worker calls `read` with the asset's path. */
export async function readApiDocument(
  app: Pick<Hono<AppEnv>, 'routes'>,
  _read: (path: string) => Promise<string>,
): Promise<ApiDocument> {
  return openApiDocument(operationsOf(app.routes), VERSION)
}
