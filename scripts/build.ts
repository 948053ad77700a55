import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import { ROOT, runQuietly } from './tools.ts'

/** The build puts the worker here, under a fixed folder name. */
export const BUILT_CONFIG = join(ROOT, 'dist', 'worker', 'wrangler.json')
/** In the folder that each build empties, so that it never outlives the build it describes. */
const STAMP = join(dirname(BUILT_CONFIG), '.inputs')
const INPUTS = [
  'web',
  'worker',
  'scripts/vite',
  'vite.config.ts',
  'tsconfig.json',
  'wrangler.toml',
  'package-lock.json',
]

/**
 * Builds the site into dist unless it is already built from the same inputs. `environment` is one of wrangler.toml's;
 * the empty one is production. Returns whether it built.
 * @throws Problem when the build fails
 */
export async function build(environment = ''): Promise<boolean> {
  const inputs = fingerprint(INPUTS, [environment, process.env['COMMIT'] ?? ''])
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return false
  console.log('Building the site …')
  rmSync(STAMP, { force: true })
  await runQuietly('vite', ['build', '--logLevel', 'warn'], { CLOUDFLARE_ENV: environment })
  writeFileSync(STAMP, inputs)
  return true
}
