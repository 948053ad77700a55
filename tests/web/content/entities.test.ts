import { expect, it } from 'vitest'
import { decodeHTMLStrict } from '../../../scripts/vite/entities'

it('reads the names that people type: accents, signs of money, dashes and quotes', () => {
  expect(decodeHTMLStrict('caf&eacute; &copy; &euro;5 &ndash; &ldquo;a&rdquo; &yuml;&nbsp;')).toBe(
    'café © €5 – “a” ÿ\u00A0',
  )
  expect(decodeHTMLStrict('&lt;b&gt; &quot;&apos; &Alpha;&omega; &hearts; &rarr;')).toBe(
    `<b> "' Αω ♥ →`,
  )
})

it('reads a name once, with its case and its semicolon', () => {
  expect(decodeHTMLStrict('&amp;lt; &Eacute;&eacute; &copy &constructor; &toString;')).toBe(
    '&lt; Éé &copy &constructor; &toString;',
  )
})

it('leaves other names as they were typed', () => {
  expect(decodeHTMLStrict('&CounterClockwiseContourIntegral; &nothing;')).toBe(
    '&CounterClockwiseContourIntegral; &nothing;',
  )
})
