import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import type { Plugin } from 'vite'

const FILE = resolve('node_modules/.cache/heic-decoder/heic-decoder.js')

/**
 * Offers the decoder of `heic-to` as the file `heic-decoder`. The package contains it as a text for a worker with a
 * `blob:` URL, which the page's policy refuses; as a file of the build it is allowed, and is loaded only when needed.
 */
export function heicDecoder(): Plugin {
  return {
    name: 'heic-decoder',
    config() {
      mkdirSync(dirname(FILE), { recursive: true })
      writeFileSync(FILE, readDecoder())
      return { resolve: { alias: [{ find: /^heic-decoder(?=\?)/, replacement: FILE }] } }
    },
  }
}

/** @throws Error when the package's format has changed */
function readDecoder(): string {
  const path = createRequire(import.meta.url).resolve('heic-to/csp')
  const literal = /let r=('(?:[^'\\]|\\.)*'),t=new Blob/s.exec(readFileSync(path, 'utf8'))?.[1]
  const text: unknown = literal && runInNewContext(literal)
  if (typeof text !== 'string' || !text.includes('onmessage'))
    throw new Error('heic-to has no decoder where scripts/vite/heic-decoder.ts looks for it')
  return text
}
