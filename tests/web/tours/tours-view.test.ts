import { describe, expect, it } from 'vitest'
import { videoIdOf } from '../../../worker/contracts/media/videos'
import { videoEmbedUrl } from '../../../web/platform/media/video-address'
import { tourAddress, tourIdOf } from '../../../worker/contracts/tours/tour-address'
import { splitMinutes } from '../../../web/features/tours/tours.view'
import { pickText } from '../../../worker/contracts/translated'

describe('a text', () => {
  const [ca, kr, cn] = [
    { lang: 'ca' as const, txt: 'a' },
    { lang: 'kr' as const, txt: 'k' },
    { lang: 'cn' as const, txt: 'c' },
  ]
  it.each([
    ['cn', [ca, kr, cn], 'cn'],
    ['cn', [kr, ca], 'ca'],
    ['ca', [cn, kr], 'kr'],
    ['kr', [cn], 'cn'],
    ['kr', [{ lang: 'kr' as const, txt: '' }, cn], 'cn'],
  ] as const)(
    'requested in %s falls back to English, Korean, Chinese',
    (requested, texts, given) => {
      expect(pickText([...texts], requested).lang).toBe(given)
    },
  )
})

describe("a tour's address", () => {
  it.each([
    ['Lake Louise & Moraine Lake', 'Lake_Louise_Moraine_Lake-7'],
    ['모레인 호수!', '모레인_호수-7'],
    ['露易丝湖（一日）', '露易丝湖_一日-7'],
    ['***', 'tour-7'],
  ])('of %s is %s', (name, address) => {
    expect(tourAddress(name, 7)).toBe(address)
    expect(tourIdOf(address)).toBe(7)
  })

  it.each(['', 'x', 'x-0', 'x-', 'x-1a', 'x--1e5', 'x-9999999999999999'])(
    '%s has no id',
    (address) => {
      expect(tourIdOf(address)).toBeNull()
    },
  )
})

it.each([
  [0, null],
  [45, { hours: 0, minutes: 45 }],
  [60, { hours: 1, minutes: 0 }],
  [150, { hours: 2, minutes: 30 }],
])('%i minutes show as %o', (minutes, expected) => {
  expect(splitMinutes(minutes)).toEqual(expected)
})

describe('a video', () => {
  it.each([
    'dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  ])('named %s has an embed link', (text) => {
    expect(videoEmbedUrl(videoIdOf(text) ?? '')).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    )
  })

  it.each(['BV1xx411c7mD', 'https://www.bilibili.com/video/BV1xx411c7mD/?p=1'])(
    'named %s plays in mainland China',
    (text) => {
      expect(videoEmbedUrl(videoIdOf(text) ?? '')).toBe(
        'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD',
      )
    },
  )

  it.each([
    '',
    'short',
    'https://evil.example/video/BV1xx411c7mD',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/@moraine/dQw4w9WgXcQ',
    'javascript:alert(1)',
  ])('cannot be found in %j', (text) => {
    expect(videoIdOf(text)).toBeNull()
  })
})
