import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'
import type { QuoteDay } from '../../../worker/contracts/bookings/quotes'
import { DAY_MS } from '../../../worker/contracts/dates/durations'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { MAX_BYTES, packDocument, picturesOf } from '../../../web/bookings/guest/pack/pack-document'
import type { Writing } from '../../../web/bookings/guest/pack/pack-plan'
import { toPack, type Pack } from '../../../web/bookings/guest/pack/pack.view'
import { chooseDocument, readPage } from '../../../web/platform/kept/kept-documents'
import { textsIn } from '../../support/texts'

const i18n = createInstance()
await i18n.init({
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    LANGS.map((lang) => [
      lang,
      Object.fromEntries(['pack', 'trip', 'site'].map((name) => [name, textsIn(lang, name)])),
    ]),
  ),
})
function writingIn(lang: Lang): Writing {
  const t: unknown = i18n.getFixedT(lang, ['pack', 'trip', 'site'])
  return { t: t as Writing['t'], lang, now: Date.UTC(2027, 0, 2, 12) }
}

const COMPANY = { shortName: 'Moraine', phone: '+1 403-555-0100' }
const ENDS_AT = Date.UTC(2027, 0, 3)
const cad = (amount: number) => ({ currency: 'CAD' as const, amount })
const entry = (fields: Partial<QuoteDay> = {}): QuoteDay => ({
  day: '2027-01-02',
  title: 'Bow Lake',
  body: 'Walk along the shore',
  ...fields,
})
const place = (name: string, latitude: number) => ({ name, latitude, longitude: -116 })

/** A confirmed trip with everything that a lead sees of it. */
function aTrip(days = [entry()], fields: object = {}): GuestBooking {
  const money = { total: cad(84000), deposit: cad(8400), received: cad(8400), due: cad(75600) }
  return {
    pid: 'ABCDEFGH12',
    scope: 'lead',
    status: 'confirmed',
    lang: 'ca',
    now: ENDS_AT,
    tour: { id: 1, name: 'Lakes & <peaks>', meetingPoint: null, imageUrl: null, imageFocus: null },
    trip: { startDay: '2027-01-02', endDay: '2027-01-02', startMinute: 480, flexDays: 0 },
    hours: { startsAt: ENDS_AT - DAY_MS, endsAt: ENDS_AT },
    crew: [{ kind: 'guide', name: 'Robin Larch', phone: '+1 403 555 0142' }],
    party: { adults: 2, children: 1 },
    pickup: { kind: 'hotel', text: 'Elk Street 7' },
    guest: { name: 'Dana Sky', email: 'dana@example.com', phone: '+1 403 555 0199', notes: 'knee' },
    travellers: { travellers: [{ name: 'Mika' }], emergency: 'Uncle Bo', isOpen: true },
    messages: [{ _id: 1, author: 'guest', text: 'a secret wish', createdAt: 1 }],
    claims: [],
    quote: { status: 'accepted', lang: 'ca', days, totalCents: 84000 },
    money: { ...money, reference: 'M482711' },
    deadlines: { balanceBy: { at: 1, text: '2026-12-01 00:00' } },
    ...fields,
  } as unknown as GuestBooking
}

const packOf = (booking: GuestBooking) => toPack(booking, COMPANY) as Pack
const written = (booking: GuestBooking, lang: Lang = 'ca') => {
  const pack = packOf(booking)
  return packDocument(pack, writingIn(lang), picturesOf(pack))
}

describe('the document of a kept trip', () => {
  it('has no script, and every text in it is escaped', () => {
    const text = written(aTrip([entry({ body: '<script>alert(1)</script> & so on' })]))
    expect(text).not.toContain('<script')
    expect(text).toContain('Lakes &#38; &#60;peaks&#62;')
  })

  it('has pickup, hour, guide’s first name and phones, reference and number', () => {
    const text = written(aTrip())
    const expected = ['Elk Street 7', '08:00', 'tel:+14035550142', 'tel:+14035550100', 'tel:911']
    for (const part of [...expected, 'Robin', 'M482711', 'ABCDEFGH12', 'Bow Lake'])
      expect(text).toContain(part)
    expect(text).not.toContain('Larch')
  })

  it('has nothing of the guest, the travellers, messages and amounts', () => {
    const text = written(aTrip())
    for (const part of ['Dana', 'dana@', '0199', 'knee', 'Mika', 'Uncle', 'secret', '756', '840'])
      expect(text).not.toContain(part)
  })

  it('has the balance that is paid in cash', () => {
    expect(written(aTrip([entry()], { deadlines: {} }))).toContain('C$756.00')
    const paid = { ...aTrip().money, due: cad(0) }
    expect(written(aTrip([entry()], { deadlines: {}, money: paid }))).not.toContain('C$')
  })

  it('has no money for companions, and the plan that they see', () => {
    const plan = { lang: 'ca', days: [entry({ title: 'Peyto Lake' })] }
    const fields = { scope: 'pack', money: undefined, quote: undefined, deadlines: undefined, plan }
    const text = written(aTrip([], fields))
    expect(text).toContain('Peyto Lake')
    expect(text).not.toMatch(/C\$|M482711/)
  })

  it.each(LANGS)(
    'is small with the longest plan, and has eight pictures at most, in %s',
    (lang) => {
      const days = Array.from({ length: 60 }, (_, index) =>
        entry({
          title: `호수 ${index}`,
          body: '물'.repeat(2000),
          image: `/img/1-${String(index).padStart(26, 'a')}-1920x1280.jpg`,
          place: place(`호수 ${index}`, 51 + index / 100),
        }),
      )
      const booking = aTrip(days)
      expect(new Blob([written(booking, lang)]).size).toBeLessThanOrEqual(MAX_BYTES)
      const pictures = picturesOf(packOf(booking))
      expect(pictures).toHaveLength(8)
      expect(pictures.filter((url) => url.endsWith('?w=640'))).toHaveLength(6)
    },
  )

  it('shows only the pictures of which there is a copy, each once', () => {
    const image = `/img/1-${'a'.repeat(26)}-1920x1280.jpg`
    const pack = packOf(aTrip([entry({ image }), entry({ image })]))
    expect(packDocument(pack, writingIn('ca'), []).match(/<img/g)).toBeNull()
    expect(packDocument(pack, writingIn('ca'), picturesOf(pack)).match(/<img/g)).toHaveLength(1)
  })

  it('is there from the confirmation on, and may be kept for seven days after the trip', () => {
    expect(toPack(aTrip([entry()], { hours: undefined }), COMPANY)).toBeNull()
    expect(packOf(aTrip()).until).toBe(ENDS_AT + 7 * DAY_MS)
  })
})

describe('the copy that an address opens', () => {
  const files = ['/img/x.jpg', '/trip/ABCDEFGH12-kr', '/trip/ABCDEFGH12-cn', '/map/light/1.svg']

  it.each([
    ['kr', '/trip/ABCDEFGH12-kr'],
    ['cn', '/trip/ABCDEFGH12-cn'],
    ['ca', '/trip/ABCDEFGH12-cn'],
    [null, '/trip/ABCDEFGH12-cn'],
  ] as const)('is that of its language, else the newest: %s', (lang, path) => {
    expect(chooseDocument(files, lang)).toBe(path)
  })

  it('is none without a document', () => {
    expect(chooseDocument(['/img/x.jpg'], 'kr')).toBeUndefined()
  })

  it.each([
    ['/trip/ABCDEFGH12', 'ABCDEFGH12', null],
    ['/trip/abcdefgh12-kr', 'ABCDEFGH12', 'kr'],
    ['/trip/ABCDEFGH12/cn/', 'ABCDEFGH12', 'cn'],
    ['/trip/', null, null],
  ])('belongs to the booking that %s names', (path, pid, lang) => {
    expect(readPage(path)).toEqual({ pid, lang })
  })
})
