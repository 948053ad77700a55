import { resolve } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type * as Worker from '../../worker/app'
import type * as ApiDocument from '../../worker/features/operations/api-document'

const ENTRY = 'moraine:api'
const FILE = 'openapi.json'
const MODULE = 'worker/features/operations/api-document.ts'

/** The arguments that remain in `describe()`. */
const NOTHING = `'','',{}`

interface Node {
  type: string
  start: number
  end: number
  callee?: { name?: string }
  arguments?: Node[]
}

/**
 * A build asks the API for its description and writes it as an asset. The worker's script then contains neither the
 * descriptions of its routes nor the code that turns schemas into JSON schemas.
 */
export function apiDocument(): Plugin {
  return {
    name: 'moraine:api-document',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name === 'client') return null
      if (id.endsWith(MODULE))
        return {
          code: `export const readApiDocument = async (_app, read) => JSON.parse(await read('/${FILE}'))`,
          map: null,
        }
      if (!code.includes('= describeAs(')) return null
      return { code: withoutDescriptions(code, this.parse(code)), map: null }
    },
    async generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: FILE, source: await describeApi() })
    },
  }
}

/** Blanks the arguments of each `describe()`, which keeps the source map valid. */
function withoutDescriptions(code: string, root: object): string {
  let left = code
  for (const { arguments: [first, ...others] = [] } of descriptionsIn(root)) {
    const last = others.at(-1)
    if (!first || !last) continue
    const blank = code.slice(first.start, last.end).replaceAll(/[^\n]/g, ' ')
    // Every description is longer than the replacement.
    left =
      left.slice(0, first.start) + blank.slice(0, -NOTHING.length) + NOTHING + left.slice(last.end)
  }
  return left
}

function* descriptionsIn(node: object): Generator<Node> {
  const { type, callee } = node as Partial<Node>
  if (type === 'CallExpression' && callee?.name === 'describe') yield node as Node
  else
    for (const child of Object.values(node))
      if (typeof child === 'object' && child !== null) yield* descriptionsIn(child as object)
}

/** The document in JSON, made by the API's own modules. */
async function describeApi(): Promise<string> {
  const { module } = await runnerImport<typeof Worker & typeof ApiDocument>(ENTRY, {
    configFile: false,
    logLevel: 'error',
    plugins: [apiInNode()],
  })
  const read = () => Promise.reject(new Error('There is no document yet'))
  return JSON.stringify(await module.readApiDocument(module.app, read))
}

/** The runtime's own modules do not exist in Node.js, and a description needs none. */
function apiInNode(): Plugin {
  const parts = ['worker/app.ts', MODULE].map((part) => JSON.stringify(resolve(part)))
  return {
    name: 'moraine:api-in-node',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY || id.startsWith('cloudflare:') ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ENTRY}`) return parts.map((part) => `export * from ${part}`).join('\n')
      return id.startsWith('\0cloudflare:') ? 'export const connect = undefined' : null
    },
  }
}
