import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const documents = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]
/** A path of the repository in backticks; `*` matches part of a name. */
const PATH =
  /`((?:worker|web|tests|scripts|demo|migrations|docs)\/[\w./$*@-]+?\.(?:ts|tsx|md|sql|css|json|html))`/g

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(document), link)))).toEqual([])
  })

  it('names files that exist', () => {
    const paths = [...text.matchAll(PATH)].map(([, path = '']) => path)
    const missing = paths.filter((path) => !path.includes('*') && !existsSync(join(ROOT, path)))
    expect(missing).toEqual([])
  })
})

it('numbers each decision once, as its title does', () => {
  const records = documents.filter((document) => document.startsWith('docs/decisions/'))
  const numbers = records.map((record) => /\/(\d{4})-/.exec(record)?.[1] ?? record)
  const titled = records.map(
    (record) => /^# (\d{4}): /.exec(readFileSync(join(ROOT, record), 'utf8'))?.[1],
  )
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted())
  expect(titled).toEqual(numbers)
})
