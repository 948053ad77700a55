import { mkdirSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureLocalSecrets, migrate, seed } from '../../../scripts/local.ts'
import { freePort, serve } from '../../../scripts/serve.ts'
import { changeRows } from './store.ts'
import { ROOT } from '../../../scripts/tools.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Scheme, host and port of the site under test. */
    origin: string
    /** The file with the server's output; empty for a server that was running before. */
    serverLog: string
  }
}

/** Serves the built site with the demo, from a fresh state, for all end-to-end tests of a run. */
export default async function setup({ provide }: TestProject) {
  const given = process.env['E2E_ORIGIN']
  if (given) {
    provide('origin', given)
    provide('serverLog', '')
    return undefined
  }
  const state = join(ROOT, '.tmp', `e2e-${process.pid}`)
  rmSync(state, { recursive: true, force: true })
  mkdirSync(state, { recursive: true })
  ensureLocalSecrets()
  await migrate(state)
  await seed(state)
  // The tests ask for days of every month.
  changeRows(state, `UPDATE tours SET months = ''`)
  const serverLog = join(state, 'server.log')
  const server = await serve({ port: await freePort(), state, output: openSync(serverLog, 'a') })
  provide('origin', server.origin)
  provide('serverLog', serverLog)
  return async () => {
    await server.stop()
    rmSync(state, { recursive: true, force: true })
  }
}
