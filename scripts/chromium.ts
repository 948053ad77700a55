import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Browser } from 'playwright-core'
import { ROOT } from './tools.ts'

const execute = promisify(execFile)
const CACHE = join(ROOT, 'node_modules', '.cache', 'chromium')

/**
 * The only arguments besides Playwright's own. The package's `args` are left out: they switch off web security and site
 * isolation, which no visitor's browser does.
 */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

interface BrowserProgram {
  executablePath: string
  /** Additional environment variables for the program. */
  env: Record<string, string>
}

/** Starts the Chromium from npm, or the one at the path in `CHROMIUM`, with additional flags. */
export async function launchChromium(...flags: string[]): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  return chromium.launch({
    executablePath,
    args: [...FLAGS, ...flags],
    env: { ...process.env, ...env },
  })
}

/** The browser of tests and benchmarks. @throws Error where the one from npm does not run */
export async function findChromium(): Promise<BrowserProgram> {
  const chosen = process.env['CHROMIUM']
  if (chosen) return { executablePath: chosen, env: {} }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'The Chromium from npm runs on Linux x64 only. Set CHROMIUM to the path of an installed one.',
    )
  const home = await unpackOnce()
  const executablePath = join(home, 'chromium')
  return { executablePath, env: await environmentOf(home, executablePath) }
}

/** Unpacks beside the final folder and renames, so that another process never starts an incomplete browser. */
async function unpackOnce(): Promise<string> {
  const home = join(CACHE, packageVersion())
  if (existsSync(home)) return home
  mkdirSync(CACHE, { recursive: true })
  const scratch = mkdtempSync(join(CACHE, 'unpacking-'))
  try {
    const script = join(ROOT, 'scripts', 'unpack-chromium.ts')
    await execute(process.execPath, [script], { env: { ...process.env, TMPDIR: scratch } })
    renameSync(scratch, home)
  } catch (error) {
    if (!existsSync(home)) throw error
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  return home
}

function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const manifest = readFileSync(join(dirname(dirname(entry)), 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

/** Always uses its fonts, but its libraries only if the machine lacks some: a mix may be incompatible. */
async function environmentOf(home: string, executable: string): Promise<Record<string, string>> {
  const linked = await execute('ldd', [executable]).then(
    ({ stdout }) => stdout,
    () => 'not found',
  )
  const given = process.env['LD_LIBRARY_PATH']
  const libraries = join(home, 'al2023', 'lib') + (given ? `:${given}` : '')
  return {
    FONTCONFIG_FILE: join(home, 'fonts', 'fonts.conf'),
    ...(linked.includes('not found') && { LD_LIBRARY_PATH: libraries }),
  }
}
