import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Burst, BurstResult } from './load-generator.ts'
import { runtimeCpuMs } from './processes.ts'
import type { Server } from './servers.ts'

/** CPU (ms) of a request to the bare worker on the machine on which the budgets were set. */
export const BARE_CPU_MS = 0.45
const CONNECTIONS = 32

export interface Sample {
  perSecond: number
  cpuMs: number
}

/** A process that sends requests, one burst at a time; the caller kills it. */
export function startGenerator(): ChildProcess {
  return fork(join(import.meta.dirname, 'load-generator.ts'))
}

/** Requests per second and CPU (ms) per request during `ms`. @throws Error when a request fails */
export async function sample(
  generator: ChildProcess,
  server: Server,
  path: string,
  ms: number,
): Promise<Sample> {
  const cpuBefore = runtimeCpuMs(server.processId)
  const burst: Burst = { port: server.port, path, connections: CONNECTIONS, ms }
  generator.send(burst)
  const [result] = (await once(generator, 'message')) as [BurstResult]
  if (result.failures > 0)
    throw new Error(`${result.failures} of ${result.requests} requests to ${path} failed`)
  return {
    perSecond: (result.requests / result.ms) * 1000,
    cpuMs: (runtimeCpuMs(server.processId) - cpuBefore) / result.requests,
  }
}

/** A budget in ms as a multiple of the bare worker's CPU. */
export function budgetText(maxCpuMs: number): string {
  return `≤ ${(maxCpuMs / BARE_CPU_MS).toFixed(2)} (${maxCpuMs} ms)`
}
