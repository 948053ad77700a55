import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { isComposing } from '../../../web/platform/forms/composing'

it.each([
  ['an Enter of its own', { isComposing: false, keyCode: 13 }, false],
  ['the Enter that ends a syllable', { isComposing: true, keyCode: 229 }, true],
  [
    'the same Enter in Safari, which has ended the syllable before',
    { isComposing: false, keyCode: 229 },
    true,
  ],
])('a key that composes a letter is told from one that does not: %s', (_name, event, expected) => {
  expect(isComposing(event)).toBe(expected)
})

it('each field that acts on Enter asks, unless it needs another key with it', () => {
  const web = resolve(import.meta.dirname, '../../../web')
  const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter((file) => {
    const source = readFileSync(join(web, file), 'utf8')
    return /key [!=]== 'Enter'/.test(source) && !/isComposing\(|ctrlKey|target === row/.test(source)
  })
  // Called by the dialog's field, which asks.
  expect(files).toEqual(['desk/frame/palette/palette-results.tsx'])
})
