import { pause } from './built-site'

/** Measurements of the worker's isolate by the runtime's inspector. */
export interface Isolate {
  /** Live bytes in the heap after a collection, array buffers included. */
  heldBytes: () => Promise<number>
  close: () => void
}

interface Usage {
  usedSize: number
  backingStorageSize?: number
}

/**
 * Opens the inspector on `port` of the worker that `scripts/bench/runtime.ts` serves; `wake` sends it a request.
 * @throws Error when there is no inspector
 */
export async function inspectIsolate(port: number, wake: () => Promise<unknown>): Promise<Isolate> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/core:user:measured`)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('The inspector does not respond')))
  })
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as {
      id?: number
      result?: unknown
      error?: { message: string }
    }
    const pending = waiting.get(message.id ?? 0)
    waiting.delete(message.id ?? 0)
    if (message.error) pending?.reject(new Error(message.error.message))
    else pending?.resolve(message.result)
  })
  socket.addEventListener('close', () => {
    for (const pending of waiting.values())
      pending.reject(new Error('The inspector closed the connection'))
  })
  let id = 0
  const call = (method: string) => {
    const pending = Promise.withResolvers<unknown>()
    waiting.set((id += 1), pending)
    socket.send(JSON.stringify({ id, method }))
    return pending.promise
  }
  return {
    heldBytes: async () => {
      // The inspector retains logged values.
      await call('Runtime.discardConsoleEntries')
      const collected = call('HeapProfiler.collectGarbage').then(() => true)
      // The isolate collects with its next request.
      const woken = () => wake().then(async () => (await pause(20), false))
      while (!(await Promise.race([collected, woken()])));
      const { usedSize, backingStorageSize = 0 } = (await call('Runtime.getHeapUsage')) as Usage
      return usedSize + backingStorageSize
    },
    close: () => socket.close(),
  }
}

/** Slope of the least squares line. */
export function slope(points: { x: number; y: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))]
  const along = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
  return points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / along
}
