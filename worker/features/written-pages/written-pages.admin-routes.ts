import { Hono } from 'hono'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { MARKDOWN_REFUSALS } from '../../contracts/markdown/markdown-limits'
import { done } from '../../contracts/schemas'
import { pageParams } from '../../contracts/written-pages/written-pages'
import {
  draftChange,
  editedPage,
  pageOverview,
  publication,
} from '../../contracts/written-pages/page-drafts'
import {
  pageDifference,
  pageVersions,
  pageVersionsQuery,
  versionParams,
} from '../../contracts/written-pages/page-versions'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { publishDrafts, saveDrafts, withdrawVersion } from './written-pages.actions'
import { findEditedPage, getDifference, listPages, listPageVersions } from './written-pages.queries'

const describe = describeAs('settings')
const PAGE_JSON_BYTES = 768 * 1024
const REFUSALS = ['FactUnknown', 'WriteContent', 'TextTooLong', ...MARKDOWN_REFUSALS] as const
const conflict = {
  errors: [...REFUSALS, 'EditConflict'] as const,
  extras: { EditConflict: { current: editedPage } },
}
const mayEdit = requirePermission('pages:edit')
const mayEditAtLength = requirePermission('pages:edit', { maxBytes: PAGE_JSON_BYTES })

export const writtenPagesAdminRoutes = new Hono<AppEnv>()
  .get(
    '/admin/pages',
    describe('listWrittenPages', 'The written pages with their drafts and planned versions', {
      response: pageOverview,
    }),
    mayEdit,
    async (c) => c.json({ pages: await listPages(c.var.db, calgaryDay(c.var.now)) }, 200),
  )
  .get(
    '/admin/pages/:page',
    describe('getEditedPage', 'A written page for editing', { response: editedPage }),
    mayEdit,
    validate('param', pageParams),
    async (c) => c.json(await findEditedPage(c.var.db, c.req.valid('param').page), 200),
  )
  .get(
    '/admin/pages/:page/versions',
    describe('listPageVersions', 'What was published, the latest first', {
      response: pageVersions,
    }),
    mayEdit,
    validate('param', pageParams),
    validate('query', pageVersionsQuery),
    async (c) => {
      const { page } = c.req.valid('param')
      return c.json(await listPageVersions(c.var.db, page, c.req.valid('query').before), 200)
    },
  )
  .get(
    '/admin/pages/:page/versions/:version',
    describe('getPageDifference', 'A version with the texts that it replaced', {
      response: pageDifference,
    }),
    mayEdit,
    validate('param', versionParams),
    async (c) => {
      const { page, version } = c.req.valid('param')
      return c.json(await getDifference(c.var.db, page, version), 200)
    },
  )
  .post(
    '/admin/pages/:page/draft',
    describe('saveDrafts', 'Save the drafts of a written page; 409 has the stored ones', {
      response: editedPage,
      ...conflict,
    }),
    mayEditAtLength,
    validate('param', pageParams),
    jsonBody(draftChange),
    async (c) => {
      const { page } = c.req.valid('param')
      await saveDrafts(c, page, c.req.valid('json'))
      return c.json(await findEditedPage(c.var.db, page), 200)
    },
  )
  .post(
    '/admin/pages/:page/publish',
    describe('publishDrafts', 'Publish drafts, from a day in Calgary on', {
      response: editedPage,
      ...conflict,
      errors: [...conflict.errors, 'EffectiveDayPast', 'DraftMissing'],
    }),
    mayEdit,
    validate('param', pageParams),
    jsonBody(publication),
    async (c) => {
      const { page } = c.req.valid('param')
      await publishDrafts(c, page, c.req.valid('json'))
      return c.json(await findEditedPage(c.var.db, page), 200)
    },
  )
  .delete(
    '/admin/pages/:page/versions/:version',
    describe('withdrawVersion', 'Withdraw a planned version; its texts become drafts again', {
      response: done,
      errors: ['VersionInForce'],
    }),
    mayEdit,
    validate('param', versionParams),
    async (c) => {
      const { page, version } = c.req.valid('param')
      await withdrawVersion(c, page, version)
      return c.json({ ok: true } as const, 200)
    },
  )
