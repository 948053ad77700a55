import { logFailure } from './log'
import { within } from './patience'

const KV_PATIENCE_MS = 200

/** Reads JSON from KV. A KV that fails or takes over 200 ms counts as empty: D1 has the truth. */
export async function readCached<Value>(kv: KVNamespace, key: string): Promise<Value | null> {
  try {
    return await within(KV_PATIENCE_MS, kv.get<Value>(key, 'json'), 'KV did not answer')
  } catch (error) {
    logFailure('kv.read', error, { key })
    return null
  }
}

/**
 * Writes JSON to KV for `ttlSeconds` (60 at least). A failure is logged and forgotten: KV holds only copies. It may take
 * its time, so it belongs behind the answer (`waitUntil`).
 */
export async function writeCached(kv: KVNamespace, key: string, value: unknown, ttlSeconds: number): Promise<void> {
  try {
    await kv.put(key, JSON.stringify(value), { expirationTtl: Math.max(60, ttlSeconds) })
  } catch (error) {
    logFailure('kv.write', error, { key })
  }
}
