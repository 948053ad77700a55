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
])('tells %s', (_name, event, expected) => {
  expect(isComposing(event)).toBe(expected)
})
