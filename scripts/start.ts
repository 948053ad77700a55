import { build } from './build.ts'
import { ensureLocalSecrets, prepare, requireWritable, STATE } from './local.ts'
import { requireKnownMigrations } from './local-migrations.ts'
import { demoHints } from './demo-hints.ts'
import { readPort, requireFreePort, serve } from './serve.ts'

/**
 * `npm start`: builds and migrates if needed, loads the demo on the first run, serves everything on
 * the local runtime.
 */
const port = readPort()
await requireFreePort(port)
requireWritable()
requireKnownMigrations(STATE)
ensureLocalSecrets()
await build()
await prepare(STATE)
const { origin, stopped, child, showOutput } = await serve({ port, state: STATE })
console.log(demoHints(origin))
showOutput()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => child.kill('SIGTERM'))
process.exitCode = (await stopped) === 0 ? 0 : 1
