import type { RequestScope } from './context'
import { joinBytes } from './bytes'
import { AppError } from './errors'

/** Limit of a JSON body unless the route sets another. */
const DEFAULT_BYTES = 256 * 1024
/** A request that never ends would hold memory and stale reads. */
export const BODY_TIMEOUT_MS = 30_000

/**
 * The body of a request, read once: later calls and Hono's `c.req.json()` get the same bytes.
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
  return (cache.arrayBuffer ??= readAtMost(req.raw, { maxBytes, timeoutMs: BODY_TIMEOUT_MS }))
}

/** @throws AppError as `readBody` */
async function readAtMost(
  { body }: Request,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): Promise<ArrayBuffer> {
  if (!body) return new ArrayBuffer(0)
  const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array>
  const chunks: Uint8Array[] = []
  let size = 0
  const late = deadline(timeoutMs)
  // Do not cancel the rest of a refused body: that may close the connection before the response is sent.
  try {
    for (;;) {
      const { done, value } = await Promise.race([readNext(reader), late.passed])
      if (done) return joinBytes(chunks).buffer
      size += value.length
      if (size > maxBytes) throw new AppError('TooLarge')
      chunks.push(value)
    }
  } finally {
    late.cancel()
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

function deadline(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const passed = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('BodyTimeout')), ms)
  })
  return { passed, cancel: () => clearTimeout(timer) }
}
