import { describe, expect, it } from 'vitest'
import { RefusedPicture } from '../../../worker/contracts/media/pictures/refused-picture'
import { ApiError } from '../../../web/platform/api/api'
import { focusWithin, pixelsOf } from '../../../web/desk/images/crop-image'
import { canRetry } from '../../../web/desk/images/upload-queue'
import { imageLabel, imageName } from '../../../web/desk/images/image-name'
import {
  inOrder,
  listImages,
  orderAfterMove,
  orderWithFirst,
  placeOf,
} from '../../../web/desk/images/image-lists'
import { readPlace } from '../../../web/desk/images/image-dialog'
import { changedAlts, filledFromEnglish } from '../../../web/desk/images/use-alts'
import { chosenAfter } from '../../../web/desk/images/use-chosen'
import type { TourImage } from '../../../web/desk/images/tour-image'
import { readMediaUrl } from '../../../worker/contracts/tours/tours-input'
import { foreignVideoHost } from '../../../worker/contracts/media/videos'

const named = (...names: string[]) => names.map((filename) => ({ filename }))
const image = (alt: TourImage['alt'] = [], name: string | null = null): TourImage => ({
  filename: '7-aaaaaaaaaaaaaaaaaaaabcdefg-10x10.webp',
  name,
  url: '/img/7-aaaaaaaaaaaaaaaaaaaabcdefg-10x10.webp',
  width: 10,
  height: 10,
  focus: { x: 50, y: 30 },
  bytes: 1,
  purpose: 'gallery',
  isMain: false,
  isInPost: false,
  alt,
  createdAt: 1,
})

describe('the order of images', () => {
  const images = named('a', 'b', 'c', 'd')

  it('after one was moved, within the list', () => {
    expect(orderAfterMove(images, 'a', 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(orderAfterMove(images, 'c', -1)).toEqual(['c', 'a', 'b', 'd'])
    expect(orderAfterMove(images, 'b', Infinity)).toEqual(['a', 'c', 'd', 'b'])
  })

  it('after some went to the front as they were', () => {
    expect(orderWithFirst(images, new Set(['d', 'b']))).toEqual(['b', 'd', 'a', 'c'])
  })

  it('keeps those that it does not name behind it', () => {
    expect(inOrder(images, ['d', 'b']).map(({ filename }) => filename)).toEqual([
      'd',
      'b',
      'a',
      'c',
    ])
  })

  it('numbers an image within its own list', () => {
    const unused = (['bulletin', 'bulletin'] as const).map((purpose) => ({ ...image(), purpose }))
    const [main, [first, last]] = [image(), unused]
    const lists = listImages([main, ...unused], { itinerary: [], bulletin: [] } as never)
    expect([main, first, last].map((each) => placeOf(each ?? main, lists))).toEqual([
      { number: 1, count: 1 },
      { number: 1, count: null },
      { number: 2, count: null },
    ])
  })

  it('takes a typed position from 1 to the end', () => {
    expect([' 3 ', '0', '5', '1.5', 'x', ''].map((typed) => readPlace(typed, 4))).toEqual([
      3,
      null,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('chosen images', () => {
  const shown = ['a', 'b', 'c', 'd', 'e']

  it('are those that were pressed once, and with Shift all up to the last one', () => {
    const one = chosenAfter(shown, new Set(), { name: 'd', from: null })
    expect([...one]).toEqual(['d'])
    expect([...chosenAfter(shown, one, { name: 'd', from: null })]).toEqual([])
    expect([...chosenAfter(shown, one, { name: 'b', from: 'd' })].toSorted()).toEqual([
      'b',
      'c',
      'd',
    ])
  })
})

describe('a failed upload', () => {
  it('is offered another try only when the way was at fault, not the file', () => {
    const faults = [
      new ApiError(0, {}),
      new ApiError(503, { code: 'Unavailable' }),
      new ApiError(415, { code: 'ImageInvalid' }),
      new ApiError(413, { code: 'TooLarge' }),
      new RefusedPicture('isPdf'),
    ]
    expect(faults.map(canRetry)).toEqual([true, true, false, false, false])
  })
})

describe('a cropped image', () => {
  it('is the part in whole pixels, within the image', () => {
    const size = { width: 1920, height: 1280 }
    expect(pixelsOf({ x: 25, y: 50, width: 50, height: 50 }, size)).toEqual({
      left: 480,
      top: 640,
      width: 960,
      height: 640,
    })
    expect(pixelsOf({ x: 50.1, y: 0, width: 50, height: 0 }, size)).toMatchObject({
      left: 962,
      width: 958,
      height: 1,
    })
  })

  it('keeps the focus on the same thing, or on the nearest edge', () => {
    const box = { x: 50, y: 0, width: 50, height: 50 }
    expect(focusWithin({ x: 75, y: 25 }, box)).toEqual({ x: 50, y: 50 })
    expect(focusWithin({ x: 10, y: 90 }, box)).toEqual({ x: 0, y: 100 })
  })
})

describe('descriptions of an image', () => {
  const stored = image([{ lang: 'ca', txt: 'Lake' }])

  it('are sent in the languages whose text is another one', () => {
    const typed = { [stored.filename]: { ca: ' Lake ', kr: ' 호수 ' } }
    expect(changedAlts([stored], typed)).toEqual([
      { filename: stored.filename, alt: [{ lang: 'kr', txt: '호수' }] },
    ])
    expect(changedAlts([stored], { [stored.filename]: { ca: '' } })).toHaveLength(1)
    expect(changedAlts([stored], {})).toEqual([])
  })

  it('fill only empty languages from English', () => {
    const texts = { ca: ' Lake ', kr: '', cn: '湖' }
    expect(filledFromEnglish((lang) => texts[lang])).toEqual({ kr: 'Lake' })
    expect(filledFromEnglish(() => '')).toEqual({})
  })
})

it('an image is known by its file, else by what it shows, else by the end of its key', () => {
  expect(imageLabel(image([], 'IMG_3.jpg'), 'kr')).toBe('IMG_3.jpg')
  expect(imageLabel(image([{ lang: 'ca', txt: 'Lake' }]), 'kr')).toBe('Lake')
  expect(imageName(image([{ lang: 'ca', txt: 'Lake' }]))).toBe('…bcdefg-10x10.webp')
})

describe('the address in an entry', () => {
  const key = '7-aaaaaaaaaaaaaaaaaaaaaaaaaa-10x10.webp'

  it('may be that of an own image as it was copied, with the site before it and a width behind it', () => {
    for (const typed of [`/img/${key}`, `https://moraine.example/img/${key}`, `/img/${key}?w=640`])
      expect(readMediaUrl(typed, true), typed).toBe(`/img/${key}`)
    expect(readMediaUrl('https://elsewhere.example/a.jpg', true)).toBeNull()
  })

  it('of a video names the host that cannot be shown, and only that', () => {
    const typed = [
      'https://vimeo.com/76979871',
      'http://player.vimeo.com/video/1',
      'https://www.youtube.com/watch?v=short',
      'https://m.bilibili.com/x',
      'not a video',
    ]
    expect(typed.map(foreignVideoHost)).toEqual(['vimeo.com', 'player.vimeo.com', null, null, null])
  })
})
