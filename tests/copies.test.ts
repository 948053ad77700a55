import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { firstFields } from '../web/bookings/desk/new-booking/booking-fields'
import { fieldsOf } from '../web/bookings/desk/quotes/editor/quote-fields'
import type { KeptMatch } from '../web/bookings/desk/bank/match/held-matches'
import { USUAL_POLICY } from '../web/bookings/desk/quotes/policy/policy-fields'
import { toEditedTour } from '../web/desk/editor/editor.api'
import { toItineraryDraft } from '../web/desk/tours/itinerary/itinerary-draft'
import { toTourDraft } from '../web/desk/tours/tour-draft'
import type { TourList } from '../worker/features/tours/tour-list.cache'
import { tourExtra, type TourExtra } from '../worker/contracts/tours/tours'
import type { DeskQuote } from '../worker/contracts/bookings/desk-quotes'
import { tourCard } from '../worker/contracts/tours/tour-card'
import { recordOf } from '../worker/contracts/record-of'
import { TEXTS_AS_HTML, TOUR_TEXTS } from '../worker/contracts/tours/tour-fields'
import { LANGS } from '../worker/contracts/languages'
import { FIRST_SETTINGS } from '../worker/contracts/settings/first-settings'
import { COPY_VERSIONS, type CopyName } from '../worker/contracts/copies'

/**
 * The shape of each version that was ever released, the first one first. When a shape changed, raise its version in
 * `COPY_VERSIONS` and add the new hash at the end: an entry that is already here is never edited.
 */
const RELEASED: Record<CopyName, string[]> = {
  tourList: ['ade542275d3861a5', '4907c8fdcaf7a911', '17111d935e3b0a6c', '3761431b88568c3a'],
  tour: [
    'd78037196a085303',
    'e6093c3cc81e0e09',
    '3a3a8005bbe2be5d',
    'a583ac7f8cfbdd3d',
    '9aa9d5e5f0f7321a',
    'bb70cfa540cb1361',
    '2ecb002047459c00',
    'b874489159be5478',
  ],
  loginWait: ['cdc0791cbaab8cbf'],
  editorDrafts: [
    '4bddd54a090a05ef',
    'c2778c4c65c0f501',
    'f5ad9e7072675914',
    'd9e80e0455476784',
    'de876c182d19f0ac',
    '89928accbf12f952',
    'bc26baa02a0bb292',
    '0ba3894686f68083',
    '1f92c9d0d6d2fee0',
    '4011f33da045698d',
    'ecaf046c40d388fc',
    '3c76b2af93d9fa86',
  ],
  heldMatch: ['9b23bf8439d81bbb'],
  settings: [
    '2e7d268ca858f255',
    '71e9859f646119d8',
    '69947cbd74085c7f',
    'b4e4d7f83df0ef2e',
    '1f142da39b176240',
    'fc89e634a4926c58',
    '5c96b783ce6268a7',
    '00b5c6ec443cfcfe',
    '8c6712bace7b5eae',
    '7536ee799f49ab4f',
    'c65d022a0566b68a',
    '019acb7ef1ced0fd',
  ],
}

const translated = LANGS.map((lang) => ({ lang, txt: 'text' }))
const tour: TourExtra = {
  _id: 1,
  status: 1,
  category: 'rockies',
  categoryId: 1,
  ...recordOf([...TOUR_TEXTS, ...TEXTS_AS_HTML], () => translated),
  price: 1,
  pricePerPerson: (['p1', 'p2', 'p3', 'p4'] as const).map((type) => ({ type, amount: 1 })),
  discount: 0,
  minPerson: 1,
  tripDays: 1,
  months: [1],
  surchargePerDay: 200,
  assumesFour: false,
  joinsAtOwnPrice: false,
  regularPrice: null,
  regularPricePerPerson: [],
  offerUntil: null,
  mainImageUrl: 'text',
  imageUrls: [],
  joins: [{ startDate: 'text', endDate: 'text', male: 1, female: 1, remarks: 'text' }],
  updatedAt: 1,
  createdAt: 1,
  startMinute: 1,
  seats: [1],
  starts: [1],
  routeDetail: LANGS.map((lang) => ({
    id: 1,
    lang,
    isPic: false,
    url: 'text',
    title: 'text',
    body: 'text',
    bodyHtml: 'text',
    min: 1,
    place: { name: 'text', latitude: 1, longitude: 1 },
  })),
  inexclude: LANGS.map((lang) => ({ lang, included: ['text'], excluded: ['text'] })),
}

const edited = toEditedTour({
  ...tour,
  joins: tour.joins.map((join) => ({ _id: 1, ...join, startMinute: 1 })),
  publishAt: null,
  publishStatus: null,
  textsUpdatedAt: [],
})

const quote = {
  startDay: 'text',
  startMinute: 1,
  party: 1,
  extraRooms: 1,
  lines: [{ kind: 'tour', label: 'text', units: 1, unitCents: 1, cents: 1, untaxed: 'text' }],
  days: [
    {
      day: 'text',
      start: 'text',
      title: 'text',
      body: 'text',
      image: 'text',
      stay: 'text',
      meals: 'text',
      place: { name: 'text', latitude: 1, longitude: 1 },
    },
  ],
  dayLangs: ['kr'],
  policy: { ...USUAL_POLICY, steps: [{ from: 0, share: 1 }] },
  tripId: 1,
  note: 'text',
} as DeskQuote

const heldMatch: KeptMatch = {
  entryId: 1,
  matches: [
    { bookingId: 1, amount: 1, version: 1, entryAmount: 1, rateNote: 'text', isSure: true },
  ],
  named: [{ number: 'text', amount: { amount: 1, currency: 'CAD' } }],
  requestKey: 'text',
  by: 'text',
  heldAt: 1,
}

const tourList: z.ZodType<TourList> = z.object({ changedAt: z.number(), tours: z.array(tourCard) })

const SHAPES: Record<CopyName, unknown> = {
  tourList: shapeOfSchema(tourList),
  tour: shapeOfSchema(tourExtra),
  loginWait: shapeOfSchema(z.number()),
  settings: shapeOf(FIRST_SETTINGS),
  heldMatch: shapeOf(heldMatch),
  editorDrafts: [
    toTourDraft(edited),
    toItineraryDraft(edited),
    fieldsOf(quote),
    firstFields('kr'),
  ].map(shapeOf),
}

it.each(Object.keys(COPY_VERSIONS) as CopyName[])(
  'the shape of %s is the one of its version',
  (name) => {
    const hash = createHash('sha256')
      .update(JSON.stringify(SHAPES[name]))
      .digest('hex')
      .slice(0, 16)
    expect([COPY_VERSIONS[name], hash]).toEqual([RELEASED[name].length, RELEASED[name].at(-1)])
  },
)

it('no version has the shape of another one', () => {
  for (const hashes of Object.values(RELEASED)) expect(new Set(hashes).size).toBe(hashes.length)
})

/** JSON Schema without the names of the API's description. */
function shapeOfSchema(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, { metadata: z.registry() })
}

/** Keys and types of a value; of a list, those of its first entry. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [shapeOf(value[0])]
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, part]) => [key, shapeOf(part)]),
  )
}
