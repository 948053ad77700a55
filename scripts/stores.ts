import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { getPlatformProxy } from 'wrangler'
import type { Bindings } from '../worker/env.ts'
import { STATE } from './local.ts'
import { ROOT } from './tools.ts'

/** The stores of the local site, or with `--remote` those of the deployed one, for the backup commands. */

interface Command {
  folder: string
  env: Bindings
  backup: typeof import('./backup-folder.ts')
}

/** Reads `<folder> [--remote] [--state <folder>]` and runs the command on the stores that it names. */
export async function withStores(work: (command: Command) => Promise<void>): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { remote: { type: 'boolean', default: false }, state: { type: 'string', default: STATE } },
  })
  const [folder] = positionals
  if (!folder) throw new Error('Name the folder of the backup')
  const config = values.remote ? remoteConfig() : { path: join(ROOT, 'wrangler.toml'), remove: () => undefined }
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath: config.path,
    persist: { path: join(values.state, 'v3') },
    remoteBindings: values.remote,
  })
  try {
    const { module } = await runnerImport<Command['backup']>(join(ROOT, 'scripts/backup-folder.ts'), {
      root: ROOT,
      configFile: false,
      logLevel: 'error',
    })
    await work({ folder, env, backup: module })
  } finally {
    await dispose()
    config.remove()
  }
}

/** A copy of the configuration whose database and bucket are the deployed ones. */
function remoteConfig() {
  mkdirSync(join(ROOT, '.wrangler'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.wrangler', 'remote-'))
  const path = join(folder, 'wrangler.toml')
  const toml = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8')
    .replace('binding = "DB"', 'binding = "DB"\nremote = true')
    .replace('binding = "MEDIA"', 'binding = "MEDIA"\nremote = true')
    .replace('main = "worker/index.ts"', `main = "${join(ROOT, 'worker/index.ts')}"`)
  writeFileSync(path, toml)
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
