import { expect, it } from 'vitest'
import { decodeHTMLStrict } from '../../../scripts/vite/entities'

it('the names of characters that people type are read: accents, signs of money, dashes and quotes', () => {
  expect(decodeHTMLStrict('caf&eacute; &copy; &euro;5 &ndash; &ldquo;a&rdquo; &yuml;&nbsp;')).toBe(
    'café © €5 – “a” ÿ\u00A0',
  )
  expect(decodeHTMLStrict('&lt;b&gt; &quot;&apos; &Alpha;&omega; &hearts; &rarr;')).toBe(
    `<b> "' Αω ♥ →`,
  )
})

it('the name of a character is read once, with its case and its semicolon', () => {
  expect(decodeHTMLStrict('&amp;lt; &Eacute;&eacute; &copy &constructor; &toString;')).toBe(
    '&lt; Éé &copy &constructor; &toString;',
  )
})

it('other names of characters stay as they were typed', () => {
  expect(decodeHTMLStrict('&CounterClockwiseContourIntegral; &nothing;')).toBe(
    '&CounterClockwiseContourIntegral; &nothing;',
  )
})
