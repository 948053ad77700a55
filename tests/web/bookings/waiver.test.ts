import { describe, expect, it } from 'vitest'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'
import {
  acceptedFor,
  toAnswer,
  typedWaiver,
  waiverFault,
} from '../../../web/bookings/guest/travellers/waiver/waiver.view'

const VERSIONS = { kr: '2026-01-01', ca: '2026-02-02', cn: '2026-01-01' }
const asked = (state: 'missing' | 'older' | 'accepted' = 'missing', versions = VERSIONS) =>
  ({
    guest: { name: 'Sky Larch' },
    waiver: { versions, party: { state, accepted: null }, isOpen: true },
  }) as unknown as GuestBooking

describe('the waiver in the form', () => {
  it('is to be ticked by a person with a name, who is at first the guest', () => {
    const typed = typedWaiver(asked())
    expect(typed).toEqual({ ticked: null, name: 'Sky Larch' })
    expect(waiverFault(asked(), typed, 'ca')).toBe('tick')
    const ticked = { ...typed, ticked: VERSIONS.ca }
    expect(waiverFault(asked(), ticked, 'ca')).toBeNull()
    expect(waiverFault(asked(), { ...ticked, name: ' ' }, 'ca')).toBe('name')
    expect(toAnswer(asked('older'), ticked, 'ca')).toEqual({
      version: VERSIONS.ca,
      lang: 'ca',
      name: 'Sky Larch',
    })
  })

  it('loses its tick when the text is replaced', () => {
    const ticked = { ticked: VERSIONS.ca, name: 'Sky' }
    const newer = asked('missing', { ...VERSIONS, ca: '2026-03-03' })
    expect(waiverFault(newer, ticked, 'ca')).toBe('tick')
  })

  it.each([
    ['there is none', { guest: null } as unknown as GuestBooking],
    ['it was accepted', asked('accepted')],
  ])('asks nothing where %s', (_what, booking) => {
    const typed = { ticked: VERSIONS.ca, name: '' }
    expect(waiverFault(booking, typed, 'ca')).toBeNull()
    expect(toAnswer(booking, typed, 'ca')).toBeUndefined()
  })

  it.each([
    [1, 0, 'one'],
    [3, 0, 'adults'],
    [1, 2, 'children'],
    [2, 1, 'all'],
  ])('of %i adults and %i children is accepted for %s', (adults, children, whom) => {
    expect(acceptedFor({ party: { adults, children } })).toBe(whom)
  })
})
