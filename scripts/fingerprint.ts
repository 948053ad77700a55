import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './tools.ts'

/** Written by the build itself. */
const GENERATED = /\.gen\.ts$/

/**
 * A hash of the names and contents of files and folders below the project, in order; missing ones count too. `words`
 * are hashed as well.
 */
export function fingerprint(paths: string[], words: string[] = []): string {
  const hash = createHash('sha256')
  for (const word of words) hash.update(`${word}\0`)
  for (const file of paths.flatMap((path) => filesOf(join(ROOT, path)))) {
    hash.update(`${relative(ROOT, file)}\0`)
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && !GENERATED.test(entry.name) && !entry.parentPath.includes('.wrangler'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
