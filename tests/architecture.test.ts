import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')

interface Import {
  from: string
  to: string
  isTypeOnly: boolean
}

const files = ['worker', 'web'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(gen|d)\.ts/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
)
const imports = files.flatMap(importsOf)
const values = imports.filter(({ isTypeOnly }) => !isTypeOnly)

describe('imports flow one way', () => {
  it('from the platforms and ui to nothing above them', () => {
    expect(broken(values, /^worker\/platform\//, /^worker\/(features|pages|app|index|openapi)/)).toEqual([])
    expect(broken(values, /^web\/(platform|ui)\//, /^web\/(features|routes)\//)).toEqual([])
  })

  it('from features never to pages, routes or the app', () => {
    expect(broken(values, /^worker\/features\//, /^worker\/(pages|app|index|openapi)/)).toEqual([])
    expect(broken(values, /^web\/features\//, /^web\/(routes|edge|client|app|router)/)).toEqual([])
  })

  it('between worker features only over tables and contracts', () => {
    const crossing = imports.filter(
      ({ from, to }) => crosses('worker', from, to) && !/\.(tables|contract)\.ts$/.test(to),
    )
    expect(crossing.map(describeImport)).toEqual([])
  })

  it('between web features never: routes bring them together', () => {
    expect(imports.filter(({ from, to }) => crosses('web', from, to)).map(describeImport)).toEqual([])
  })

  it('from the web to the worker only for types and contracts', () => {
    const forbidden = values.filter(
      ({ from, to }) => from.startsWith('web/') && to.startsWith('worker/') && !to.endsWith('.contract.ts'),
    )
    expect(forbidden.map(describeImport)).toEqual([])
  })

  it('from the worker to the web only for the edge renderer and texts', () => {
    const forbidden = values.filter(
      ({ from, to }) =>
        from.startsWith('worker/') && to.startsWith('web/') && !/^web\/(edge\.tsx|i18n\/locales\/)/.test(to),
    )
    expect(forbidden.map(describeImport)).toEqual([])
  })
})

describe('the tree', () => {
  it('has no barrels and no folders that say nothing', () => {
    const barrels = files.filter(
      (file) => /\/index\.tsx?$/.test(file) && !['worker/index.ts', 'web/routes/index.tsx'].includes(file),
    )
    expect(barrels).toEqual([])
    expect(files.filter((file) => /\/(utils|lib|shared|helpers|misc)\//.test(file))).toEqual([])
  })

  it('keeps route files under forty lines', () => {
    const long = files.filter(
      (file) =>
        /^web\/routes\/[^-][^/]*\.tsx$/.test(file) && readFileSync(join(ROOT, file), 'utf8').split('\n').length > 41,
    )
    expect(long).toEqual([])
  })

  it('writes to KV only copies that carry the version of their shape', () => {
    const writing = files.filter((file) => /\bkv\.put\(/i.test(readFileSync(join(ROOT, file), 'utf8')))
    expect(writing).toEqual(['worker/platform/kv.ts'])
  })

  it('has only migrations that add: a rebuilt table would take its children along', () => {
    const folder = join(ROOT, 'migrations')
    const rebuilding = readdirSync(folder).filter((file) =>
      /drop\s+table|__new_/i.test(readFileSync(join(folder, file), 'utf8')),
    )
    expect(rebuilding).toEqual([])
  })
})

function broken(all: Import[], from: RegExp, to: RegExp): string[] {
  return all.filter((each) => from.test(each.from) && to.test(each.to)).map(describeImport)
}

function crosses(side: string, from: string, to: string): boolean {
  const feature = (file: string) => new RegExp(`^${side}/features/([^/]+)/`).exec(file)?.[1]
  const [a, b] = [feature(from), feature(to)]
  return a !== undefined && b !== undefined && a !== b
}

function describeImport({ from, to }: Import): string {
  return `${from} -> ${to}`
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const statements = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/g,
  )
  return [...statements].map(([, type, path, lazy]) => ({
    from: file,
    to: locate(join(dirname(file), path ?? lazy ?? '')),
    isTypeOnly: type !== undefined,
  }))
}

function locate(path: string): string {
  const candidates = [path, `${path}.ts`, `${path}.tsx`]
  return candidates.find((candidate) => files.includes(candidate)) ?? path
}
