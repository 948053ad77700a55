import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './tools.ts'

/**
 * Adds missing checksums to package-lock.json, from the registry that npm uses. Versions do not change. Needed after an
 * update from a registry without the builds of other platforms: npm then locks them without a checksum.
 */
const FILE = join(ROOT, 'package-lock.json')
const lock = JSON.parse(readFileSync(FILE, 'utf8')) as {
  packages: Record<string, { version: string; integrity?: string }>
}
const unknown: string[] = []
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '' || entry.integrity) continue
  const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${entry.version}`
  const integrity = integrityOf(name)
  if (integrity) entry.integrity = integrity
  else unknown.push(name)
}
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
if (unknown.length > 0) console.log(`Not in this registry: ${unknown.join(', ')}`)

function integrityOf(name: string): string | null {
  try {
    return execFileSync('npm', ['view', name, 'dist.integrity'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}
