import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { BOOKING_TRANSITIONS } from '../../support/booking-transitions'

it('the database knows exactly the legal moves of the contract', async () => {
  const { results } = await env.DB.prepare(
    'SELECT event, from_status AS "from", to_status AS "to" FROM booking_transitions',
  ).all()
  const inOrder = (moves: readonly object[]) =>
    moves.map((move) => Object.values(move).join(' ')).toSorted()
  expect(inOrder(results)).toEqual(inOrder(BOOKING_TRANSITIONS))
})
