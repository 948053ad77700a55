import { describe, expect, it } from 'vitest'
import { usualSeat } from '../../../worker/contracts/bookings/travellers'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'
import {
  faultOf,
  seatOf,
  toChange,
  typedList,
} from '../../../web/bookings/guest/travellers/travellers.view'

const aBooking = (fields: object = {}) =>
  ({
    party: { adults: 1, children: 1 },
    guest: { name: 'Sky Larch' },
    travellers: { travellers: [], emergency: '' },
    ...fields,
  }) as unknown as GuestBooking

describe('the seat that is proposed', () => {
  it.each([
    [0, 'child'],
    [5, 'child'],
    [6, 'booster'],
    [8, 'booster'],
    [9, 'belt'],
    [17, 'belt'],
    [null, 'belt'],
  ] as const)('at %s years is %s', (age, seat) => expect(usualSeat(age)).toBe(seat))

  it('follows the age until another is chosen', () => {
    const [, child] = typedList(aBooking()).rows
    expect(seatOf({ ...child!, age: '4' })).toBe('child')
    expect(seatOf({ ...child!, age: '4', seat: 'booster' })).toBe('booster')
  })
})

describe('the form of the travellers', () => {
  it('begins with the guest, and has a row for each of the party, children last', () => {
    expect(typedList(aBooking()).rows).toMatchObject([
      { name: 'Sky Larch', isChild: false },
      { name: '', isChild: true },
    ])
  })

  it('keeps who was named when the party grows or shrinks', () => {
    const travellers = [{ name: 'Ann', age: null, seat: 'belt', diet: 'No nuts' }]
    const known = { travellers, emergency: 'Jo' }
    const grown = typedList(aBooking({ party: { adults: 3, children: 0 }, travellers: known }))
    expect(grown.rows.map(({ name }) => name)).toEqual(['Ann', '', ''])
    const alone = typedList(aBooking({ party: { adults: 1, children: 0 }, travellers: known }))
    expect(toChange({}, alone, 'ca')).toEqual(known)
  })

  it('asks for each name, and for the age of a child', () => {
    const [guest, child] = typedList(aBooking()).rows
    expect([guest!, child!, { ...child!, name: 'Ben' }].map(faultOf)).toEqual([null, 'name', 'age'])
    expect(faultOf({ ...child!, name: 'Ben', age: '0' })).toBeNull()
  })
})
