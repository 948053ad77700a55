import type { RequestScope } from './context'
import { withTimeout } from '../timeout'
import { joinBytes } from '../contracts/join-bytes'
import { AppError } from './errors'

/** Limit of a JSON body unless the route sets another. */
const DEFAULT_BYTES = 256 * 1024
/** A request that never ends would hold memory and stale reads. */
export const BODY_TIMEOUT_MS = 30_000

/**
 * The body of a request, read once: later calls get the same bytes.
 * @throws AppError TooLarge as soon as it is over the limit (bytes), BodyTimeout, Malformed when it breaks off
 */
export async function readBody(
  { req }: Pick<RequestScope, 'req'>,
  maxBytes = DEFAULT_BYTES,
): Promise<ArrayBuffer> {
  // Hono types this cache by resolved values, but it also takes promises.
  const cache = req.bodyCache as { arrayBuffer?: Promise<ArrayBuffer> }
  if (!cache.arrayBuffer && Number(req.header('content-length') ?? 0) > maxBytes)
    throw new AppError('TooLarge')
  return (cache.arrayBuffer ??= withTimeout(
    BODY_TIMEOUT_MS,
    readAtMost(req.raw, maxBytes),
    () => new AppError('BodyTimeout'),
  ))
}

/** @throws AppError TooLarge, Malformed */
async function readAtMost({ body }: Request, maxBytes: number): Promise<ArrayBuffer> {
  if (!body) return new ArrayBuffer(0)
  const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array>
  const chunks: Uint8Array[] = []
  let size = 0
  // Do not cancel the rest of a refused body: that may close the connection before the response is sent.
  for (;;) {
    const { done, value } = await readNext(reader)
    if (done) return joinBytes(chunks).buffer
    size += value.length
    if (size > maxBytes) throw new AppError('TooLarge')
    chunks.push(value)
  }
}

/** A lost connection is the client's failure, not the database's. @throws AppError Malformed */
async function readNext(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read()
  } catch (cause) {
    throw new AppError('Malformed', { cause })
  }
}
