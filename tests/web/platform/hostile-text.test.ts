import { expect, it } from 'vitest'
import { excerpt } from '../../../worker/contracts/text/excerpt'
import { plainText as plainHtml } from '../../../worker/features/contact/contact.rules'
import { plainText } from '../../../worker/services/search/plain-text'

const UNITS = [
  '[',
  '![',
  '](',
  '[a](',
  '[](',
  '[[a](b',
  '<',
  '</',
  '<a ',
  '&',
  '`',
  '```',
  '\n> ',
  '\n1. ',
  ' ',
  '\t',
  '*',
  '_|',
]
const LENGTH = 200_000
/** Quadratic time takes a minute at this length, linear time some milliseconds. */
const CEILING_MS = 5000

it.each([
  ['what a post is found by', plainText],
  ['an excerpt of a post', (text: string) => excerpt(text, 160)],
  ['the text of a mail', plainHtml],
])('the work for %s is linear in its length', (_name, read) => {
  for (const unit of UNITS) {
    const text = unit.repeat(Math.floor(LENGTH / unit.length))
    const start = performance.now()
    read(text)
    expect([unit, performance.now() - start < CEILING_MS]).toEqual([unit, true])
  }
})
