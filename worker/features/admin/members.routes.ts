import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { purgeTags } from '../../cache/tags'
import { memberNameParams, memberParams } from '../../contracts/admin/members-desk'
import {
  memberBan,
  memberNoteParams,
  memberUnban,
  newMemberNote,
} from '../../contracts/admin/members'
import { memberPage } from '../../contracts/admin/member-page'
import { done } from '../../contracts/schemas'
import { requirePermission } from '../../http/auth'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { addNote, deleteNote, mailVerification, resetSecondFactor } from './members.actions'
import { readMemberPage } from './member-page.queries'
import { banMember, unbanMember } from './bans.actions'

const describe = describeAs('desk')
const describeModeration = describeAs('moderation')
const DONE = { ok: true } as const

export const membersRoutes = new Hono<AppEnv>()
  .get(
    '/admin/members/:id',
    describe(
      'getMemberPage',
      'A member with posts, inquiries, mails, sessions, notes and reports',
      { response: memberPage },
    ),
    requirePermission('members:manage'),
    validate('param', memberParams),
    async (c) => c.json(await readMemberPage(c.var.db, c.req.valid('param').id, c.var.now), 200),
  )
  .post(
    '/admin/members/:id/notes',
    describe('addMemberNote', 'Write a note about a member', { response: done }),
    requirePermission('members:manage'),
    validate('param', memberParams),
    jsonBody(newMemberNote),
    async (c) => {
      await addNote(c, c.req.valid('param').id, c.req.valid('json').text)
      return c.json(DONE, 200)
    },
  )
  .post(
    '/admin/members/:id/verification-mail',
    describe('mailVerification', 'Mail a new code to a member with an unverified address', {
      response: done,
      errors: ['AccountBanned', 'EMAIL_ALREADY_VERIFIED', 'TooManyRequests'],
    }),
    requirePermission('members:manage'),
    validate('param', memberParams),
    async (c) => {
      await mailVerification(c, c.req.valid('param').id)
      return c.json(DONE, 200)
    },
  )
  .delete(
    '/admin/members/:id/second-factor',
    describe('resetSecondFactor', 'Switch off the second step of a member’s login', {
      response: done,
      errors: ['NotPossibleNow'],
    }),
    requirePermission('members:promote'),
    validate('param', memberParams),
    async (c) => {
      await resetSecondFactor(c, c.req.valid('param').id)
      return c.json(DONE, 200)
    },
  )
  .delete(
    '/admin/member-notes/:id',
    describe('deleteMemberNote', 'Delete a note about a member', { response: done }),
    requirePermission('members:manage'),
    validate('param', memberNoteParams),
    async (c) => {
      await deleteNote(c, c.req.valid('param').id)
      return c.json(DONE, 200)
    },
  )
  .post(
    '/admin/members/:username/ban',
    describeModeration('banMember', 'Ban a member and end all sessions', { response: done }),
    requirePermission('board:moderate'),
    validate('param', memberNameParams),
    jsonBody(memberBan),
    async (c) => {
      const ban = c.req.valid('json')
      await banMember(c, c.req.valid('param').username, ban)
      if (ban.hidePosts) purgeTags(c, ['posts'])
      return c.json(DONE, 200)
    },
  )
  .post(
    '/admin/members/:username/unban',
    describeModeration('unbanMember', 'Let a banned member log in again', { response: done }),
    requirePermission('board:moderate'),
    validate('param', memberNameParams),
    jsonBody(memberUnban),
    async (c) => {
      const { showPosts } = c.req.valid('json')
      await unbanMember(c, c.req.valid('param').username, showPosts)
      if (showPosts) purgeTags(c, ['posts'])
      return c.json(DONE, 200)
    },
  )
