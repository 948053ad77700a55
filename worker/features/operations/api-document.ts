import type { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { operationsOf } from '../../http/describe'
import { openApiDocument } from '../../http/openapi'
import { VERSION } from '../../version'
import type { ApiDocument } from './api-page'

/**
 * The description of an app's calls, read off its routes. A build does that, and its worker calls `read` with the path of
 * the asset (`scripts/vite/api-document.ts`).
 */
export async function readApiDocument(
  app: Pick<Hono<AppEnv>, 'routes'>,
  _read: (path: string) => Promise<string>,
): Promise<ApiDocument> {
  return openApiDocument(operationsOf(app.routes), VERSION)
}
