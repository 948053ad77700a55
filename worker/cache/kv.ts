import { openCopy, packCopy, type Copy, type CopyName } from '../contracts/copies'
import { logFailure } from '../log'
import { withTimeout } from '../timeout'

const KV_TIMEOUT_MS = 200

/**
 * Reads a copy from KV. One of another release's shape counts as missing, and a KV that fails or takes over 200 ms as
 * empty: D1 has the truth.
 */
export async function readCached<Value>(
  kv: KVNamespace,
  name: CopyName,
  key: string,
): Promise<Value | null> {
  try {
    return openCopy(
      name,
      await withTimeout(KV_TIMEOUT_MS, kv.get<Copy<Value>>(key, 'json'), 'KV did not answer'),
    )
  } catch (error) {
    logFailure('kv.read', error, { key })
    return null
  }
}

interface CachedValue<Value> {
  key: string
  value: Value
  /** 60 at least. */
  ttlSeconds: number
}

/** Writes a copy to KV; call it inside `waitUntil`, it may be slow. A failure is logged and forgotten: KV holds only copies. */
export async function writeCached<Value>(
  kv: KVNamespace,
  name: CopyName,
  { key, value, ttlSeconds }: CachedValue<Value>,
): Promise<void> {
  try {
    await kv.put(key, JSON.stringify(packCopy(name, value)), {
      expirationTtl: Math.max(60, ttlSeconds),
    })
  } catch (error) {
    logFailure('kv.write', error, { key })
  }
}
