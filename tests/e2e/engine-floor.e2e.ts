import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newerCalls } from '../../scripts/engines/newer-calls.ts'
import { newerCss } from '../../scripts/engines/newer-css.ts'
import { ROOT } from '../../scripts/tools.ts'

const ASSETS = join(ROOT, 'dist/client/assets')
/** Compiled C++, which needs only typed arrays. */
const COMPILED = /heic-decoder/

/** Features above the floor in the built files of one kind, by file. */
function found(end: string, find: (text: string) => string[]): string[] {
  const files = readdirSync(ASSETS).filter((file) => file.endsWith(end) && !COMPILED.test(file))
  expect(files.length).toBeGreaterThan(2)
  return files.flatMap((file) =>
    find(readFileSync(join(ASSETS, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
}

it('No script calls a function that an engine at the floor lacks', () => {
  expect(found('.js', newerCalls)).toEqual([])
})

it('No style sheet needs what an engine at the floor ignores', () => {
  expect(found('.css', newerCss)).toEqual([])
})
