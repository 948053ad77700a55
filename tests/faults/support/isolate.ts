import { pause } from './built-site'

/** What the inspector tells of the worker's isolate. */
export interface Isolate {
  /** Bytes that live in the heap, array buffers included, after everything that can go has been collected. */
  heldBytes: () => Promise<number>
  close: () => void
}

interface Usage {
  usedSize: number
  backingStorageSize?: number
}

/**
 * Looks into the worker that `scripts/bench/runtime.ts` serves with its inspector on `port`; `wake` asks it for
 * something.
 * @throws Error when nothing answers there
 */
export async function inspectIsolate(port: number, wake: () => Promise<unknown>): Promise<Isolate> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/core:user:measured`)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('The inspector does not answer')))
  })
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as {
      id?: number
      result?: unknown
      error?: { message: string }
    }
    const asked = waiting.get(message.id ?? 0)
    waiting.delete(message.id ?? 0)
    if (message.error) asked?.reject(new Error(message.error.message))
    else asked?.resolve(message.result)
  })
  socket.addEventListener('close', () => {
    for (const asked of waiting.values())
      asked.reject(new Error('The inspector has closed the line'))
  })
  let id = 0
  const call = (method: string) => {
    const asked = Promise.withResolvers<unknown>()
    waiting.set((id += 1), asked)
    socket.send(JSON.stringify({ id, method }))
    return asked.promise
  }
  return {
    heldBytes: async () => {
      // What it printed is kept for a debugger.
      await call('Runtime.discardConsoleEntries')
      const collected = call('HeapProfiler.collectGarbage').then(() => true)
      // The collection is a task that the isolate does with its next request.
      const woken = () => wake().then(async () => (await pause(20), false))
      while (!(await Promise.race([collected, woken()])));
      const { usedSize, backingStorageSize = 0 } = (await call('Runtime.getHeapUsage')) as Usage
      return usedSize + backingStorageSize
    },
    close: () => socket.close(),
  }
}

/** How much `y` grows with each `x`: the slope of the line of least squares. */
export function slope(points: { x: number; y: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))]
  const along = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
  return points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / along
}
