import { expect, it } from 'vitest'
import { imageSrcSet } from '../../../worker/contracts/media/image-variants'

const WHOLE = '/img/1-scdlui77yebcbvvjwutbztmc4p-1000x800.webp'
const ALL = `${WHOLE}?w=320 320w, ${WHOLE}?w=640 640w, ${WHOLE}?w=960 960w, ${WHOLE} 1000w`

it.each([
  ['the whole image', WHOLE, undefined, ALL],
  ['one of its variants', `${WHOLE}?w=320`, undefined, ALL],
  ['an image that is never shown large', WHOLE, 400, `${WHOLE}?w=320 320w`],
])('the set of an image has the sizes of %s', (_name, url, widest, sizes) => {
  expect(imageSrcSet(url, 1000, widest)).toBe(sizes)
})
