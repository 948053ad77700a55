import { logFailure } from './log'

const KV_PATIENCE_MS = 200

/** Reads JSON from KV. A KV that fails or takes over 200 ms counts as empty: D1 has the truth. */
export async function readCached<Value>(kv: KVNamespace, key: string): Promise<Value | null> {
  const patience = new Promise<null>((resolve) => setTimeout(resolve, KV_PATIENCE_MS, null))
  try {
    return await Promise.race([kv.get<Value>(key, 'json'), patience])
  } catch (error) {
    logFailure('kv.read', error, { key })
    return null
  }
}

/** Writes JSON to KV for `ttlSeconds` (60 at least). A failure is logged and forgotten: KV holds only copies. */
export async function writeCached(kv: KVNamespace, key: string, value: unknown, ttlSeconds: number): Promise<void> {
  try {
    await kv.put(key, JSON.stringify(value), { expirationTtl: Math.max(60, ttlSeconds) })
  } catch (error) {
    logFailure('kv.write', error, { key })
  }
}
