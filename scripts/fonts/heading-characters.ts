import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '../../worker/contracts/languages.ts'
import { ROOT } from '../tools.ts'

/** Screens of visitors and guests. */
const SCREENS = { pattern: 'web/**/*.tsx', but: /[\\/]desk[\\/]/ }
const HEADING = /<h[12]\b[^>]*>([^]*?)<\/h[12]>|\b(?:title|heading)=\{([^}]*\})/g
const KEY = /\bt\(\s*(?:'([^']+)'|`([^`]+)`)/g

/** Characters of the site's own headings: each has to be in the display face. */
export function headingCharacters(lang: Lang): Set<string> {
  const keys = headingKeys().map(toPattern)
  const texts = visitorTexts(lang).filter(([key]) => keys.some((pattern) => pattern.test(key)))
  return charactersOf(texts.map(([, text]) => text))
}

/** Characters that titles of tours and posts will have: the demo's names, then the site's texts, by frequency. */
export function likelyCharacters(lang: Lang): string[] {
  const inName = new RegExp(`name: \\{[^}]*?\\b${lang}: ['"\`](.+?)['"\`],$`, 'gm')
  const names = [
    ...matchesIn('demo/tours/*.ts', inName),
    ...matchesIn(`demo/board/${lang}/*.ts`, /title: ['"`](.+?)['"`],$/gm),
  ]
  const counts = new Map<string, number>()
  for (const [, text] of visitorTexts(lang))
    for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  const frequent = [...counts].toSorted(([, a], [, b]) => b - a).map(([character]) => character)
  return [...charactersOf([...names, ...frequent])]
}

function matchesIn(pattern: string, expression: RegExp): string[] {
  return readAll(pattern).flatMap((source) =>
    [...source.matchAll(expression)].map(([, inside = '']) => inside),
  )
}

/** Keys of headings; a part that is known at run time is `*`. */
function headingKeys(): string[] {
  const sources = readAll(SCREENS.pattern, SCREENS.but)
  const headings = sources.flatMap((source) => [...source.matchAll(HEADING)])
  const keys = headings.flatMap(([, inside, attribute]) => [
    ...(inside ?? attribute ?? '').matchAll(KEY),
  ])
  return keys.map(([, plain, template]) => plain ?? (template ?? '').replace(/\$\{[^}]*\}/g, '*'))
}

function toPattern(key: string): RegExp {
  const name = key.replace(/^\w+:/, '').replaceAll('.', '\\.').replaceAll('*', '.+')
  return new RegExp(`^${name}(_\\w+)?$`)
}

function visitorTexts(lang: Lang): [key: string, text: string][] {
  return readAll(`web/platform/i18n/locales/{page,app,part}/${lang}/*.json`).flatMap((json) =>
    flatten(JSON.parse(json) as Texts),
  )
}

type Texts = { [key: string]: string | Texts }

function flatten(texts: Texts, before = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flatten(value, `${before}${key}.`),
  )
}

function charactersOf(texts: string[]): Set<string> {
  return new Set(texts.join('').replaceAll(/[\s\p{Cf}]|\{\{.*?\}\}/gu, ''))
}

function readAll(pattern: string, but = /^$/): string[] {
  return globSync(pattern, { cwd: ROOT })
    .filter((path) => !but.test(path))
    .toSorted()
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
}
