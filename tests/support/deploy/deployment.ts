import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { deploy, type DeployOptions } from '../../../scripts/deploy/deploy.ts'
import { fakeAccount } from '../cloudflare/fake-account.ts'
import { builtWorker } from './built-worker.ts'
import { deployedSite } from './site.ts'

/** An empty account with a healthy site, and an operator's commands on them. */
export async function anAccount() {
  const account = await fakeAccount()
  for (const [name, value] of Object.entries(account.environment)) vi.stubEnv(name, value)
  for (const name of ['PEPPER', 'SESSION_SECRET', 'SESSION_SECRET_PREVIOUS', 'CI', 'WORKERS_CI'])
    vi.stubEnv(name, undefined)
  const newest = () =>
    [...account.state.scripts.values()].flatMap(({ versions }) => versions).at(-1)?.tag ?? null
  const kept = mkdtempSync(join(tmpdir(), 'moraine-kept-'))
  const site = await deployedSite(newest)

  /** Deploys a build. Returns the printed lines; throws a refusal. */
  async function deployBuild(
    built: ReturnType<typeof builtWorker>,
    options: Partial<DeployOptions> = {},
  ) {
    const lines: string[] = []
    await deploy({
      config: built.config,
      asIs: true,
      location: 'wnam',
      origin: site.origin,
      timeoutMs: 0,
      kept,
      mayMakeSecrets: true,
      say: (line) => lines.push(line),
      ...options,
    })
    return lines
  }

  return {
    ...account,
    kept,
    site,
    deployBuild,
    close: async () => {
      vi.unstubAllEnvs()
      rmSync(kept, { recursive: true, force: true })
      site.close()
      await account.close()
    },
  }
}
