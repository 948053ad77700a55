import { expect, it } from 'vitest'
import { fillReply, placesLeft } from '../../../web/desk/inbox/fill-reply'

const values = { name: '민아', tour: 'Lake Louise', reference: '' }

it('fills the places that have a value, and leaves all else as it is', () => {
  expect(fillReply('{name}님, {tour} ({reference}) {x} {name}', values)).toBe(
    '민아님, Lake Louise ({reference}) {x} 민아',
  )
})

it('fills no place that came with a value', () => {
  expect(fillReply('{name}', { ...values, name: '{tour}' })).toBe('{tour}')
})

it('names the places that are left', () => {
  expect(placesLeft('Dear {name}, about {reference} and {more}')).toEqual(['{name}', '{reference}'])
  expect(placesLeft('Dear guest')).toEqual([])
})
