import type { RequestScope } from './context'
import { joinBytes } from './bytes'
import { AppError } from './errors'

/** The limit of a JSON body that says nothing else. */
const DEFAULT_BYTES = 256 * 1024
/** How long a body may take: a request that never ends would hold memory, and what was true when it began. */
export const BODY_TIMEOUT_MS = 30_000

/**
 * The body of a request, read once: later calls, Hono's `c.req.json()` and the like get the same bytes.
 * @throws AppError TooLarge as soon as it is over the limit (bytes), BodyTimeout
 */
export async function readBody(
  { req }: Pick<RequestScope, 'req'>,
  maxBytes = DEFAULT_BYTES,
): Promise<ArrayBuffer> {
  // Hono's types say that this cache holds what its promises give.
  const cache = req.bodyCache as { arrayBuffer?: Promise<ArrayBuffer> }
  if (!cache.arrayBuffer && Number(req.header('content-length') ?? 0) > maxBytes)
    throw new AppError('TooLarge')
  return (cache.arrayBuffer ??= readAtMost(req.raw, { maxBytes, timeoutMs: BODY_TIMEOUT_MS }))
}

/** @throws AppError TooLarge as soon as the body is over the limit (bytes), BodyTimeout when it is not complete in time */
async function readAtMost(
  { body }: Request,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): Promise<ArrayBuffer> {
  if (!body) return new ArrayBuffer(0)
  const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array>
  const chunks: Uint8Array[] = []
  let size = 0
  const late = deadline(timeoutMs)
  // What is left of a refused body is not cancelled: that may cut the connection before the answer is out.
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late.passed])
      if (done) return joinBytes(chunks).buffer
      size += value.length
      if (size > maxBytes) throw new AppError('TooLarge')
      chunks.push(value)
    }
  } finally {
    late.forget()
  }
}

function deadline(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const passed = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('BodyTimeout')), ms)
  })
  return { passed, forget: () => clearTimeout(timer) }
}
