import { Hono } from 'hono'
import type { AppEnv, MemberScope } from '../../http/context'
import { backupList, backupParams } from '../../contracts/backup/backup'
import { done } from '../../contracts/schemas'
import { auditStatement } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { isUniqueViolation } from '../../db/failures'
import { requirePermission } from '../../http/auth'
import { describeAs } from '../../http/describe'
import { AppError } from '../../http/errors'
import { requireWithinLimit } from '../../http/rate-limits'
import { validate } from '../../http/validate'
import { logFailure } from '../../log'
import { fromMedia } from '../../services/media/r2'
import { continueBackup, refusalOf, REQUEST_BUDGET } from './backup-run'
import { findDone, listBackups, startStatement } from './backups.queries'

const FILE_TYPE = 'application/octet-stream'
const describe = describeAs('desk')
const mayUse = requirePermission('desk:manage')

export const backupsRoutes = new Hono<AppEnv>()
  .get(
    '/admin/backups',
    describe('listBackups', 'The encrypted backups of the last eight weeks, the latest first', {
      response: backupList,
    }),
    mayUse,
    async (c) => c.json({ refusal: refusalOf(c.env), backups: await listBackups(c.var.db) }, 200),
  )
  .post(
    '/admin/backups',
    describe('startBackup', 'Start a backup, which is made in the background', {
      responses: { 202: done },
      errors: ['BackupKeyMissing', 'BackupRunning'],
    }),
    mayUse,
    async (c) => {
      if (refusalOf(c.env)) throw new AppError('BackupKeyMissing')
      await requireWithinLimit(c.var, 'backup', 'site')
      await startBackup(c)
      c.executionCtx.waitUntil(
        continueBackup(c.env, Date.now(), REQUEST_BUDGET).catch((error: unknown) =>
          logFailure('backup.run', error, {}),
        ),
      )
      return c.json({ ok: true } as const, 202)
    },
  )
  .get(
    '/admin/backups/:id/file',
    describe('downloadBackup', 'The encrypted file of a backup that is done', {
      response: FILE_TYPE,
      errors: ['NotFound'],
    }),
    requirePermission('desk:export'),
    validate('param', backupParams),
    async (c) => {
      const backup = await findDone(c.var.db, c.req.valid('param').id)
      const object = backup && (await fromMedia(c.env.MEDIA.get(backup.objectKey)))
      if (!object) throw new AppError('NotFound')
      const subject = { subjectType: 'backup', subjectId: backup.id }
      await runBatch(c.var.db, [auditStatement(c, { action: 'backup.download', ...subject })])
      const day = new Date(backup.startedAt).toISOString().slice(0, 10)
      return c.body(object.body, 200, {
        'content-type': FILE_TYPE,
        'content-length': String(object.size),
        'content-disposition': `attachment; filename="moraine-${day}.backup"`,
      })
    },
  )

async function startBackup(c: MemberScope): Promise<void> {
  const { db, member, now } = c.var
  const audited = { action: 'backup.start', subjectType: 'site', subjectId: 'backup' } as const
  try {
    await runBatch(db, [startStatement(db, member.userId, now), auditStatement(c, audited)])
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('BackupRunning', { cause: error }) : error
  }
}
