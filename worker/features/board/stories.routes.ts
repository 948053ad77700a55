import { Hono } from 'hono'
import { newStory, storyEnd } from '../../contracts/board/stories'
import { guestBooking } from '../../contracts/bookings/guest-booking'
import { MARKDOWN_REFUSALS } from '../../contracts/markdown/markdown-limits'
import { requireGuest } from '../../bookings/access/guest-access'
import { readAgain } from '../../bookings/guest/guest.actions'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody } from '../../http/validate'
import { announceMail } from '../../services/mail/outbox'
import { invalidatePosts } from './board.cache'
import { endStory, tellStory } from './stories.actions'

const describe = describeAs('board')

/** Stories of guests who travelled. */
export const storiesRoutes = new Hono<AppEnv>()
  .post(
    '/guest/:pid/story',
    describe('tellStory', 'Write the story of a trip that is over; once for each booking', {
      response: guestBooking,
      errors: [
        ...(['NotPossibleNow', 'WriteTitle', 'WriteContent', 'WriteMin', 'TextTooLong'] as const),
        'KeyReused',
        ...MARKDOWN_REFUSALS,
      ],
      headers: ['idempotency-key'],
    }),
    requireGuest('lead'),
    jsonBody(newStory),
    async (c) => {
      const mailIds = await tellStory(c, c.req.valid('json'))
      invalidatePosts(c)
      announceMail(c, mailIds)
      return c.json(await readAgain(c), 200)
    },
  )
  .post(
    '/guest/:pid/story/end',
    describe('endStory', 'Take the name off the story of a trip, or remove the story', {
      response: guestBooking,
      errors: ['NotPossibleNow'],
    }),
    requireGuest('lead'),
    jsonBody(storyEnd),
    async (c) => {
      await endStory(c, c.req.valid('json'))
      invalidatePosts(c)
      return c.json(await readAgain(c), 200)
    },
  )
