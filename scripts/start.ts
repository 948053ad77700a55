import { build, ensureLocalSecrets, migrate, seed, serve, STATE } from './local.ts'

/** `npm start`: build, migrate, load the demo on the first run, serve everything on the local runtime. */
const port = Number(process.env['PORT'] ?? 8787)

ensureLocalSecrets()
await build()
await migrate(STATE)
await seed(STATE)
const { origin, stopped, child } = await serve({ port, state: STATE })
console.log(`
  Moraine is at ${origin}
  Accounts of the demo:  admin / moraine!admin (super user)   guest / moraine!guest
  Mail is kept in the outbox (${origin}/admin) and in files whose paths are printed here.
`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill('SIGTERM'))
process.exitCode = (await stopped) === 0 ? 0 : 1
