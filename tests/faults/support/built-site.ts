import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureLocalSecrets, migrate, seed } from '../../../scripts/local.ts'
import { ROOT } from '../../../scripts/tools.ts'

/** Helpers for tests that talk to the built site over sockets. */

/** A new state folder with the demo company in its stores. */
export async function demoState(name: string): Promise<string> {
  const state = join(ROOT, '.tmp', `faults-${name}-${process.pid}`)
  ensureLocalSecrets()
  await migrate(state)
  await seed(state)
  return state
}

/** An access token of the demo's admin. */
export async function logIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/session/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'moraine!admin' }),
  })
  return (await response.json<{ accessToken: string }>()).accessToken
}

/** Resident memory of the runtime that `root` started, its stores included, bytes. Linux only. */
export function residentBytes(root: number | undefined): number {
  const parents = new Map<number, number>()
  const resident = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const text = readProcess(name)
    parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(text)?.[1]))
    if (/^Name:\s+workerd/m.test(text))
      resident.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1]) * 1024)
  }
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pid === root || isOurs(parents.get(pid)))
  return [...resident].reduce((sum, [pid, bytes]) => (isOurs(pid) ? sum + bytes : sum), 0)
}

function readProcess(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

export function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
