import { describe, expect, it } from 'vitest'
import { toBinThings } from '../../../web/desk/bin/bin.api'
import { missingIn, olderIn } from '../../../web/desk/editor/language-columns'
import { findUses } from '../../../web/desk/images/image-lists'
import ca from '../../../web/platform/i18n/locales/ca/admin.json'
import cn from '../../../web/platform/i18n/locales/cn/admin.json'
import kr from '../../../web/platform/i18n/locales/kr/admin.json'
import { fitWithin } from '../../../web/platform/media/image-scaling'

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
  it('are scaled down to the longest side, never up', () => {
    expect(fitWithin(4000, 3000, 1920)).toEqual({ width: 1920, height: 1440 })
    expect(fitWithin(3000, 4000, 1920)).toEqual({ width: 1440, height: 1920 })
    expect(fitWithin(800, 600, 1920)).toEqual({ width: 800, height: 600 })
    expect(fitWithin(10_000, 1, 1920)).toEqual({ width: 1920, height: 1 })
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
