import { demoHints } from './demo-hints.ts'
import { ensureLocalSecrets, prepare, requireWritable, STATE } from './local.ts'
import { readPort, requireFreePort } from './serve.ts'
import { ROOT, toolEnvironment } from './tools.ts'

const DEFAULT_PORT = 5173

/** `npm run dev`: the local site with hot reload, at `PORT`. */
const port = readPort(DEFAULT_PORT)
await requireFreePort(port)
requireWritable()
ensureLocalSecrets()
await prepare(STATE)
Object.assign(process.env, toolEnvironment(), { WRANGLER_LOG: 'error' })
const { createServer } = await import('vite')
const server = await createServer({
  configFile: `${ROOT}/vite.config.ts`,
  clearScreen: false,
  logLevel: 'info',
  server: { port, strictPort: true, host: '127.0.0.1' },
})
await server.listen()
const origin = `http://localhost:${port}`
console.log(demoHints(origin))
// The desk's calls load at their first use: a broken import among them would show only when that screen is opened.
const { status } = await fetch(`${origin}/api/admin/desk`)
if (status >= 500)
  console.error(
    'The calls of the desk do not load. The reason is above; it is tried again at each request.',
  )
