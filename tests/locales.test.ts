import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EVENT_NAMES } from '../worker/contracts/bookings/booking-events'
import { type Lang, LANGS } from '../worker/contracts/languages'
import { LOCALES, textsIn } from './support/texts'

/** The folders of texts, and the namespaces in each. */
const folders = new Map(
  readdirSync(LOCALES).map((folder) => [
    folder,
    readdirSync(join(LOCALES, folder, 'ca')).map((file) => file.replace('.json', '')),
  ]),
)
const namespaces = [...folders.values()].flat()
/** Keys that code builds from data; each family has a comment that names its use. */
const BUILT_KEYS: { namespace: string; pattern: RegExp }[] = [
  // errors:${code} of an ApiError
  { namespace: 'errors', pattern: /./ },
  // mail templates pick their texts by the template's name
  { namespace: 'mail', pattern: /./ },
  // namedHead, whose argument is typed
  { namespace: 'accounts', pattern: /\.(title|description)$/ },
  { namespace: 'site', pattern: /\.(title|description)$/ },
]

const sources = filesBelow(join(import.meta.dirname, '..'), ['web', 'worker'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

describe.each(namespaces)('the texts of %s', (namespace) => {
  it('exist in every language under the same keys', () => {
    const keysOf = (lang: Lang) => new Set(keys(textsIn(lang, namespace)).map(withoutPlural))
    for (const lang of LANGS)
      expect([...keysOf(lang)].toSorted(), lang).toEqual([...keysOf('ca')].toSorted())
  })

  it('are not empty and use the same placeholders in every language', () => {
    const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].toSorted()
    const english = new Map(entries(textsIn('ca', namespace)))
    for (const lang of LANGS)
      for (const [key, text] of entries(textsIn(lang, namespace))) {
        expect(text.trim(), `${lang} ${key}`).not.toBe('')
        const original = english.get(key) ?? english.get(key.replace(/_other$/, ''))
        if (original !== undefined && !key.endsWith('_one'))
          expect(placeholders(text), `${lang} ${key}`).toEqual(placeholders(original))
      }
  })

  it('are all used', () => {
    const unused = keys(textsIn('ca', namespace))
      .map(withoutPlural)
      .filter((key) => !isUsed(namespace, key))
    expect(unused).toEqual([])
  })
})

describe('Korean texts', () => {
  it('leave no particle to the last sound of a value that is only known later', () => {
    const guesses = namespaces.flatMap((namespace) =>
      entries(textsIn('kr', namespace)).filter(([, text]) =>
        /\}\}(?:[을를이가은는와과로]|으로)(?![가-힣])/u.test(text),
      ),
    )
    expect(guesses).toEqual([])
  })
})

it('a page asks for no texts that the edge has not read', () => {
  const routes = filesBelow(join(import.meta.dirname, '..'), ['web/routes'])
  const asked = routes.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/loadTexts\(lang((?:, '[^']+')*)\)/g)].flatMap(
      ([, names = '']) => names.match(/[\w-]+/g) ?? [],
    ),
  )
  expect(asked).toContain('board')
  expect(['page', 'app'].flatMap((folder) => folders.get(folder))).toEqual(
    expect.arrayContaining(asked),
  )
})

/** A key is used when the code contains it, or the fixed beginning and end of its template literal. */
function isUsed(namespace: string, key: string): boolean {
  if (BUILT_KEYS.some((family) => family.namespace === namespace && family.pattern.test(key)))
    return true
  if (sources.includes(`'${key}'`) || sources.includes(`"${key}"`) || sources.includes(`:${key}'`))
    return true
  const parts = partsOf(key)
  return parts.some((_, index) => {
    const [before, after] = [parts.slice(0, index).join('.'), parts.slice(index + 1).join('.')]
    const start = before && `${before}.`
    const end = after && `.${after}`
    return (
      start !== '' &&
      sources.includes(`${start}\${`) &&
      (end === '' || sources.includes(`}${end}\``))
    )
  })
}

/** The parts of a key. The name of an event is one part. */
function partsOf(key: string): string[] {
  const event = EVENT_NAMES.find((name) => key.startsWith(`acts.${name}.`))
  if (event === undefined) return key.split('.')
  return ['acts', event, ...key.slice(`acts.${event}.`.length).split('.')]
}

function withoutPlural(key: string): string {
  return key.replace(/_(one|other)$/, '')
}

function keys(texts: unknown): string[] {
  return entries(texts).map(([key]) => key)
}

function entries(texts: unknown, prefix = ''): [string, string][] {
  return Object.entries(texts as object).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : entries(value, `${prefix}${key}.`),
  )
}

function filesBelow(root: string, folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.gen.'),
      )
      .map((entry) => join(entry.parentPath, entry.name)),
  )
}
