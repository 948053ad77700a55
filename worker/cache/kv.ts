import { openCopy, packCopy, type Copy, type CopyName } from '../contracts/copies'
import { logFailure } from '../log'
import { withTimeout } from '../timeout'

const KV_TIMEOUT_MS = 200

/** Reads a copy from KV; null when it is missing, of another shape version, or KV fails or takes over 200 ms. */
export async function readCached<Value>(
  kv: KVNamespace,
  name: CopyName,
  key: string,
): Promise<Value | null> {
  try {
    return openCopy(
      name,
      await withTimeout(KV_TIMEOUT_MS, kv.get<Copy<Value>>(key, 'json'), 'KV did not respond'),
    )
  } catch (error) {
    logFailure('kv.read', error, { key })
    return null
  }
}

interface CachedValue<Value> {
  key: string
  value: Value
  /** At least 60. */
  ttlSeconds: number
}

/** Writes a copy to KV; call inside `waitUntil`. A failure is only logged: D1 has the truth. */
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
