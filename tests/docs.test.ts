import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../worker/limits'

const ROOT = resolve(import.meta.dirname, '..')
const documents = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]
/** A file or folder of the repository in backticks; `*` and `<…>` match part of a name. */
const PATH = /`((?:worker|web|tests|scripts|demo|migrations|docs)\/[\w./$*@<>-]+)`/g

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(document), link)))).toEqual([])
  })

  it('names files and folders that exist', () => {
    const paths = [...text.matchAll(PATH)].map(([, path = '']) => path)
    const missing = paths.filter((path) => !/[*<]/.test(path) && !existsSync(join(ROOT, path)))
    expect(missing).toEqual([])
  })
})

const records = documents.filter((document) => /^docs\/decisions\/\d/.test(document))
const numbers = records.map((record) => /\/(\d{4})-/.exec(record)?.[1] ?? record)

it('numbers each decision once, as its title does', () => {
  const titled = records.map(
    (record) => /^# (\d{4}): /.exec(readFileSync(join(ROOT, record), 'utf8'))?.[1],
  )
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted())
  expect(titled).toEqual(numbers)
})

it('says of each number without a decision why there is none', () => {
  const text = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8')
  const explained = [...text.matchAll(/^\| (\d{4}) \|/gm)].map(([, number]) => number)
  const last = Math.max(...numbers.map(Number), ...explained.map(Number))
  const all = Array.from({ length: last }, (_, at) => String(at + 1).padStart(4, '0'))
  expect(explained).toEqual(all.filter((number) => !numbers.includes(number)))
})

it('lists every folder of the services in the architecture', () => {
  const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
  const row = text.split('\n').find((line) => line.startsWith('| `worker/services`')) ?? ''
  const folders = readdirSync(join(ROOT, 'worker/services'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(folders.filter((name) => !row.includes(`\`${name}\``))).toEqual([])
})

it('has a row in docs/limits.md for each limit, and for nothing else', () => {
  const rows = readFileSync(join(ROOT, 'docs/limits.md'), 'utf8').matchAll(/^\| (`.*?) \|/gm)
  const named = [...rows].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? [])
  expect(named.toSorted()).toEqual(Object.keys(DEFAULT_LIMITS).toSorted())
})
