import * as fc from 'fast-check'

/** Markdown syntax, complete and broken, and separators. */
const MARKS = [
  '* ** *** _ __ ~~ ~ ` `` ``` \\ & &amp; &#1; ! $ : @ . / [ ] ( ) ![ ]( ][ ](b) [a](b) ![a](b) [a] [] []() [^a] {',
  '< > <a <a> </a> <a<!-- --> <? ?> <!a <![CDATA[ ]]> <div> <http://a> <a@b> http:// https://a.b www. www.a.b a@b.c mailto: #',
  '= == - -- --- + | |- |:-:| |a \\| a b ab 0 가 山 é 😀 " \' > 1. &#10;',
]
  .flatMap((marks) => marks.split(' '))
  .concat([
    '<a href="',
    '[a]: b',
    '[^a]: b',
    '- ',
    '* ',
    '+ ',
    '1. ',
    '2) ',
    '> ',
    '# ',
    '- [ ] ',
    'a ',
    '```\n',
    '~~~\n',
  ])
  .concat(
    '<br> **가 가)** 《가》 ，가 。 ～ 를 으로 班 (가 https://a.b를 a@b.cd으로 2026. 11. 28. \u200b \u00ad'.split(
      ' ',
    ),
    ['1. 3. ', '2026. 11. '],
  )
  .concat([' ', '  ', '    ', '\t', '\n', '\n\n', '  \n', '\\\n', '\r\n', '\u00a0'])

const fragment = fc
  .array(fc.constantFrom(...MARKS), { minLength: 1, maxLength: 6 })
  .map((marks) => marks.join(''))
/** Up to as many repetitions as fill a whole text. */
const times = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(300, 1000, 5000, 20_000))
const run = fc
  .tuple(fragment, times, fragment)
  .map(([text, n, end]) => text.repeat(n).slice(0, 20_000) + end)
/** Openers, then as many closers. */
const nest = fc
  .tuple(fragment, fragment, fc.integer({ min: 1, max: 8000 }))
  .map(
    ([opener, closer, n]) =>
      opener.repeat(Math.min(n, 10_000 / opener.length)) +
      closer.repeat(Math.min(n, 10_000 / closer.length)),
  )
/** Lines with the same prefix. */
const lines = fc
  .tuple(fragment, fc.array(fragment, { minLength: 1, maxLength: 4 }), times)
  .map(([head, bodies, n]) =>
    bodies
      .map((body) => `${head}${body}`)
      .join('\n')
      .concat('\n')
      .repeat(n)
      .slice(0, 20_000),
  )
const table = fc
  .tuple(
    fc.integer({ min: 1, max: 32 }),
    fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constant(4000)),
    fragment,
  )
  .map(
    ([columns, rows, cell]) =>
      `${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}\n${`|${cell}\n`.repeat(rows)}`,
  )

/** Markdown that is slow to parse, of at most `length` characters. */
export function hardMarkdown(length: number) {
  const parts = fc.array(fc.oneof(run, nest, lines, table), { minLength: 1, maxLength: 4 })
  return parts.map((texts) => {
    // Each part gets an equal share of the length.
    const share = Math.floor(length / texts.length)
    return texts
      .map((text) => text.slice(0, share))
      .join('')
      .slice(0, length)
  })
}
