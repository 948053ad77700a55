import { join } from 'node:path'
import { runnerImport } from 'vite'
import { ROOT } from './tools.ts'

/** Settings that the worker would refuse to start with: a line for each invalid variable. */
export async function invalidSettings(vars: Record<string, string | undefined>): Promise<string[]> {
  const { module } = await runnerImport<typeof import('../worker/env.ts')>(
    join(ROOT, 'worker/env.ts'),
  )
  return Object.entries(module.VARIABLES).flatMap(([name, read]) => {
    try {
      read(vars[name])
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  })
}
