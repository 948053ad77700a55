import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdtempSync } from 'node:fs'
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'
import { ROOT } from '../../../scripts/tools.ts'

const execute = promisify(execFile)
const CACHE = join(ROOT, 'node_modules', '.cache', 'old-chromium')

/** Builds of `@sparticuz/chromium` with their checksums. They are not dependencies: 60 MB each, for these tests only. */
const BUILDS: Record<number, string> = {
  107: 'sha512-k5J8y36j5YRYfzBwnyBIiN4zsy6ZZMRIAVj8em7IqISrf/9lB/bpdEK1i/sUXtxr1S4qTDAopVNSqBLbTFL0GQ==',
  111: 'sha512-h68PUvW3tz3vZxYa/XxpHdudZ65p6zejBcBdW6qwsJ3xHR4d6myclK+E3stQd3epnPNVZAf/rDf37njG1VjNWg==',
  115: 'sha512-/g79+OYMo1xJWOtf9htQ92G9LJL8ewXsSTex8siSOcjAi99KnN4QiYWwe45qawitUzP0ACpUOBpJC3wm1z7Vrw==',
  122: 'sha512-DvS/KHg6QKw8Umn+yv2i3kFwg0uP/mAGvPw6L0n3kLPWo37DMB6HD4/vNDIQM9Gm13x0AVaqoGjOtDwPHP0uNQ==',
}

/** The path of an old Chromium, which npm downloads the first time. @throws Error for another content */
export async function oldChromium(version: number): Promise<string> {
  const program = join(CACHE, `chromium-${version}`)
  if (existsSync(program)) return program
  mkdirSync(CACHE, { recursive: true })
  const scratch = mkdtempSync(join(CACHE, 'unpacking-'))
  try {
    const name = `@sparticuz/chromium@${version}.0.0`
    const { stdout } = await execute('npm', ['pack', '--silent', name], { cwd: scratch })
    const archive = join(scratch, stdout.trim())
    const sum = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
    if (sum !== BUILDS[version]) throw new Error(`${name} is not the known one: ${sum}`)
    await execute('tar', ['xzf', archive, 'package/bin/chromium.br'], { cwd: scratch })
    const packed = createReadStream(join(scratch, 'package/bin/chromium.br'))
    const unpacked = join(scratch, 'chromium')
    await pipeline(packed, createBrotliDecompress(), createWriteStream(unpacked))
    chmodSync(unpacked, 0o755)
    renameSync(unpacked, program)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  return program
}
