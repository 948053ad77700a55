import { describe, expect, it } from 'vitest'
import { firstName } from '../../../worker/contracts/bookings/first-name.ts'
import { sendInOrder, sentBy, withMarks, type QueuedMark } from '../../../web/crew/crew-marks.ts'

const queued = (key: string, kind: QueuedMark['mark']['kind'], isSet = true): QueuedMark => ({
  key,
  mark: { bookingId: 1, kind, isSet, at: 5, text: '' },
})

/** Sends a queue to a server that answers each press with a status, and tells which presses it got. */
async function sending(statuses: (number | null)[]) {
  let queue = [queued('a', 'pickedUp'), queued('b', 'note'), queued('c', 'back')]
  const [sent, refused]: [string[], string[]] = [[], []]
  const isOpen = await sendInOrder(
    () => queue[0],
    ({ key }) => {
      sent.push(key)
      return Promise.resolve(statuses.shift() ?? null)
    },
    ({ key }, what) => {
      queue = queue.filter((each) => each.key !== key)
      if (what === 'refused') refused.push(key)
    },
  )
  return { sent, refused, left: queue.map(({ key }) => key), isOpen }
}

describe('reports of a phone without a signal', () => {
  it.each([
    ['are sent in order', [204, 204, 204], ['a', 'b', 'c'], [], []],
    ['wait behind one that finds no signal', [204, null], ['a', 'b'], [], ['b', 'c']],
    ['wait behind one that the server cannot take now', [503], ['a'], [], ['a', 'b', 'c']],
    ['go on after one that is refused', [204, 409, 204], ['a', 'b', 'c'], ['b'], []],
  ])('%s', async (_name, statuses, sent, refused, left) => {
    expect(await sending(statuses)).toEqual({ sent, refused, left, isOpen: true })
  })

  it.each([401, 404, 410])('end with the link (%i)', async (status) => {
    expect((await sending([204, status])).isOpen).toBe(false)
  })

  it.each([
    [null, 'later'],
    [408, 'later'],
    [429, 'later'],
    [500, 'later'],
    [204, 'taken'],
    [409, 'refused'],
    [422, 'refused'],
    [404, 'ended'],
  ])('read the status %s as %s', (status, sent) => {
    expect(sentBy(status)).toBe(sent)
  })

  it('are shown as if they were sent, the newest last', () => {
    const party = { bookingId: 1, pickedUpAt: null, backAt: null, isMissed: false }
    const day = { trips: [{ parties: [party] }] } as unknown as Parameters<typeof withMarks>[0]
    const shown = (...queue: QueuedMark[]) => withMarks(day, queue).trips[0]?.parties[0]
    expect(shown(queued('a', 'pickedUp'))).toMatchObject({ pickedUpAt: 5, backAt: null })
    expect(shown(queued('a', 'back'), queued('b', 'back', false))).toMatchObject({ backAt: null })
    expect(shown(queued('a', 'noShow'))).toMatchObject({ isMissed: true })
  })
})

it.each([
  ['Dana Larch', 'Dana'],
  ['Larch, Dana', 'Dana'],
  ['김민수', '민수'],
  ['김 민수', '민수'],
  ['남궁민수', '민수'],
  ['王伟', '王伟'],
  ['王小明', '小明'],
  ['欧阳小明', '小明'],
  ['Dana', 'Dana'],
])('a guide calls %s by %s', (name, first) => {
  expect(firstName(name)).toBe(first)
})
