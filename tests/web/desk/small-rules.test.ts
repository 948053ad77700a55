import { describe, expect, it } from 'vitest'
import { toBinThings } from '../../../web/desk/bin/bin.api'
import { missingIn, olderIn } from '../../../web/desk/editor/language-columns'
import { findUses } from '../../../web/desk/images/image-lists'
import ca from '../../../web/platform/i18n/locales/desk/ca/desk-tours.json'
import cn from '../../../web/platform/i18n/locales/desk/cn/desk-tours.json'
import kr from '../../../web/platform/i18n/locales/desk/kr/desk-tours.json'
import { preparedSize } from '../../../web/platform/media/image-scaling'

const HOUR_MS = 60 * 60 * 1000

describe('language marks', () => {
  it('show a text as missing only when another language has it', () => {
    expect(missingIn({ kr: '', ca: 'Bow Lake', cn: ' ' })).toEqual(['kr', 'cn'])
    expect(missingIn({ kr: '', ca: '', cn: '' })).toEqual([])
  })

  it('show a text as older unless it was saved in the same session as the newest', () => {
    expect(olderIn({ kr: 10 * HOUR_MS, ca: 20 * HOUR_MS, cn: 20 * HOUR_MS - 60_000 })).toEqual([
      'kr',
    ])
    expect(olderIn({ kr: null, ca: 20 * HOUR_MS, cn: null })).toEqual([])
  })
})

describe('images', () => {
  it.each([
    [4000, 3000, 1920, 1440],
    [3000, 4000, 1440, 1920],
    [800, 600, 800, 600],
    [10_000, 1, 1920, 1],
    [20_000, 5000, 1920, 480],
    // Tall ones stay readable: screenshots of a phone, plain, scrolling and very long.
    [1170, 2532, 1080, 2337],
    [1080, 12_000, 1080, 12_000],
    [1440, 9000, 1080, 6750],
    [1080, 30_000, 432, 12_000],
  ])('of %i x %i px are prepared as %i x %i', (width, height, preparedWidth, preparedHeight) => {
    const expected = { width: preparedWidth, height: preparedHeight }
    expect(preparedSize({ width, height })).toEqual(expected)
  })

  it('are in use where the gallery, an entry or a bulletin shows them', () => {
    const url = '/img/1-aaaaaaaaaaaaaaaaaaaaaaaaaa-10x10.webp'
    const nothing = { itinerary: [], bulletin: [] }
    expect(findUses({ url, purpose: 'itinerary', isInPost: false }, nothing)).toEqual([])
    const bulletin = [{ lang: 'ca' as const, txt: `![](${url})` }]
    expect(findUses({ url, purpose: 'gallery', isInPost: true }, { ...nothing, bulletin })).toEqual(
      ['gallery', 'bulletin', 'post'],
    )
  })
})

describe('the bin', () => {
  it('lists the latest deletion first, named in the reader’s language or the next available one', () => {
    const name = [{ lang: 'ca' as const, txt: 'Bow Lake' }]
    const things = toBinThings(
      {
        tours: [{ _id: 3, name, deletedAt: 10, removedAt: 40 }],
        itineraries: [
          { _id: 8, forumId: 4, forumName: name, entries: 5, deletedAt: 30, removedAt: 60 },
        ],
        topics: [
          { _id: 5, forumId: 4, forumName: name, title: 'Elk?', deletedAt: 20, removedAt: 50 },
        ],
        images: [],
      },
      'kr',
    )
    expect(things).toEqual([
      { kind: 'itinerary', id: 8, tourId: 4, tourName: 'Bow Lake', deletedAt: 30, removedAt: 60 },
      {
        kind: 'topic',
        id: 5,
        title: 'Elk?',
        tourId: 4,
        tourName: 'Bow Lake',
        deletedAt: 20,
        removedAt: 50,
      },
      { kind: 'tour', id: 3, tourId: 3, tourName: 'Bow Lake', deletedAt: 10, removedAt: 40 },
    ])
  })
})

it.each([kr, ca, cn])(
  'the name of an upload has the words that are seen in it',
  ({ itinerary }) => {
    expect(itinerary.uploadFor).toContain(itinerary.upload)
  },
)
