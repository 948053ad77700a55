import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKDOWN_LIMITS, MarkdownRefusal } from '../worker/contracts/markdown/markdown-limits'
import { markdownToHtml } from '../worker/contracts/markdown/markdown-options'
import { hardMarkdown } from './support/any-markdown'

const LENGTH = 20_000
const ORDINARY =
  `The lake was **calm** and we walked around it for [three hours](https://ok.example/map) before lunch.

- tea
- bread and *cheese*

`
    .repeat(200)
    .slice(0, LENGTH)
const RUNS = 300
/**
 * The CPU that any text may take, as a multiple of an ordinary post of the same length. The slowest of many thousand
 * random texts takes about ten times as much; an ordinary post takes 4 to 7 ms, so forty times is 200 ms.
 */
const CEILING = 40
const seed = Number(process.env['MARKDOWN_SEED'] ?? Date.now() % 1e9)

/** The HTML's length or the code of the refusal, with the CPU in ms that it took. */
function render(text: string): { result: number | string; ms: number } {
  const before = process.cpuUsage()
  const result = resultOf(text)
  const { user, system } = process.cpuUsage(before)
  return { result, ms: (user + system) / 1000 }
}

function resultOf(text: string): number | string {
  try {
    return markdownToHtml(text).length
  } catch (error) {
    if (error instanceof MarkdownRefusal) return error.code
    throw error
  }
}

/** The minimum of several times excludes other work on the machine. */
function leastMs(text: string, tries = 3): number {
  return Math.min(...Array.from({ length: tries }, () => render(text).ms))
}

const filled = (text: string) => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH)
const table = (columns: number, rows: number) =>
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|\n'.repeat(rows)}`

describe('a text over a limit', () => {
  it.each([
    ['NestedTooDeep', '1. '],
    ['NestedTooDeep', '1) '],
    ['NestedTooDeep', '> - '],
    ['NestedTooDeep', '> '],
    ['NestedTooDeep', '+ '],
    ['TooMuchMarkup', '&'],
    ['TooMuchMarkup', 'a@b.c '],
    ['TooMuchMarkup', '>```\na\n'],
    ['TooMuchMarkup', '> - \n![\\\n'],
    ['TooMuchMarkup', '![>*_<!a'],
    ['TooMuchMarkup', '!['],
  ])('is refused as %s: %j again and again', (code, text) => {
    expect(resultOf(filled(text))).toBe(code)
  })

  it.each([
    ['TableTooWide', table(31, 1)],
    ['TableTooWide', table(1500, 7000).slice(0, LENGTH)],
    ['TableTooLarge', table(20, 100)],
    ['TableTooLarge', table(20, 9900)],
    ['TableTooLarge', `${table(20, 60)}\n${table(20, 60)}`],
    ['TooMuchMarkup', `[a]: https://ok.example/${'x'.repeat(10_000)}\n\n${'[a] '.repeat(2000)}`],
    ['NestedTooDeep', `${'*a '.repeat(3000)}${'b* '.repeat(3000)}`],
  ])('is refused as %s', (code, text) => {
    expect(resultOf(text)).toBe(code)
  })

  it('is one step away from a text that is rendered', () => {
    const deep = (depth: number) => `${'> '.repeat(depth)}x`
    const emphasis = (depth: number) => `${'**a '.repeat(depth)}b${' a**'.repeat(depth)}`
    for (const text of [deep(20), table(30, 1), table(20, 99), emphasis(20)])
      expect(resultOf(text)).toBeTypeOf('number')
    expect([deep(21), table(31, 1), table(20, 100), emphasis(21)].map(resultOf)).toEqual([
      'NestedTooDeep',
      'TableTooWide',
      'TableTooLarge',
      'NestedTooDeep',
    ])
  })
})

describe(`any text of ${LENGTH} characters (MARKDOWN_SEED=${seed})`, () => {
  const reference = Math.max(1, leastMs(ORDINARY, 15))

  it.each([
    'a\n=\n',
    '**a ',
    '*_',
    '![',
    '[a](',
    '- a\n\n',
    '> a\nb\n',
    '`',
    '<!--',
    'www.a.b ',
    '[^a]: b\n',
    '"',
    '**가',
    '가*(나)**',
    '***가)*나',
    '~~가)나',
    'https://a가',
    'https://a.b를',
    'https://a.b班',
    'http://a.bc가나다',
    'a@b.cd가',
    'a@b.cd으로 ',
    'www.a.b를 ',
    '가를나는',
    '1. 3. 가\n',
    '11. 28. ~ ',
    '2026. ',
    '1. 2026. 11. 28.\n',
    '<br>',
    '<br>\n',
    '\u200b',
    'https://a\u200b',
    '가\n',
  ])(`takes at most ${CEILING} times the CPU of an ordinary post: %j`, (text) => {
    expect(leastMs(filled(text)) / reference).toBeLessThan(CEILING)
  })

  it(
    `is refused or becomes at most ${MARKDOWN_LIMITS.html} characters, within the same CPU`,
    { timeout: 120_000 },
    () => {
      fc.assert(
        fc.property(hardMarkdown(LENGTH), (text) => {
          const { result, ms } = render(text)
          if (typeof result === 'number') expect(result).toBeLessThanOrEqual(MARKDOWN_LIMITS.html)
          if (ms / reference >= CEILING) expect(leastMs(text) / reference).toBeLessThan(CEILING)
        }),
        { seed, numRuns: RUNS, interruptAfterTimeLimit: 90_000 },
      )
    },
  )
})
