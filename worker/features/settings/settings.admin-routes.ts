import { Hono } from 'hono'
import { groupParams, storedSetting } from '../../contracts/settings/settings-desk'
import { settingChange } from '../../contracts/settings/setting-change'
import { settingVersions, versionsQuery } from '../../contracts/settings/setting-versions'
import { requireActor, requirePermission } from '../../http/auth'
import type { AppEnv, MemberScope } from '../../http/context'
import { describeAs } from '../../http/describe'
import { AppError } from '../../http/errors'
import { jsonBody, validate } from '../../http/validate'
import { mailTextsRoutes, requireSoundTexts } from './mail-texts.routes'
import { changeSetting } from './settings.actions'
import { findSetting, listVersions } from './settings.queries'

type RequirePassword = (c: MemberScope, password: string) => Promise<void>

const describe = describeAs('settings')
const SETTINGS_JSON_BYTES = 256 * 1024
const mayEdit = requirePermission('settings:edit')
const mayEditAtLength = requirePermission('settings:edit', { maxBytes: SETTINGS_JSON_BYTES })

/** @param requirePassword asks the sender for their own password */
export function settingsAdminRoutes(requirePassword: RequirePassword) {
  return new Hono<AppEnv>()
    .route('/', mailTextsRoutes)
    .get(
      '/admin/settings/:group',
      describe('getSetting', 'A group of settings for editing', { response: storedSetting }),
      requirePermission('regions:read'),
      validate('param', groupParams),
      async (c) => {
        const { group } = c.req.valid('param')
        if (group !== 'regions') await requireActor(c, 'settings:edit')
        return c.json(await findSetting(c.var.db, group), 200)
      },
    )
    .get(
      '/admin/settings/:group/versions',
      describe('listSettingVersions', 'The changes of a group, the latest first', {
        response: settingVersions,
      }),
      mayEdit,
      validate('param', groupParams),
      validate('query', versionsQuery),
      async (c) => {
        const { group } = c.req.valid('param')
        return c.json(await listVersions(c.var.db, group, c.req.valid('query').before), 200)
      },
    )
    .post(
      '/admin/settings',
      describe('changeSetting', 'Change a group; 409 has the stored one in `current`', {
        response: storedSetting,
        errors: ['EditConflict', 'OldPasswordIncorrect', 'ReloginNeeded', 'SecondFactorMissing'],
        extras: { EditConflict: { current: storedSetting } },
      }),
      mayEditAtLength,
      jsonBody(settingChange),
      async (c) => {
        const change = c.req.valid('json')
        if (change.group === 'access') await requireMayChangeAccess(c, change.value.secondFactor)
        if (change.group === 'bank') await requirePassword(c, change.password)
        if (change.group === 'mails') requireSoundTexts(change.value)
        await changeSetting(c, change)
        return c.json(await findSetting(c.var.db, change.group), 200)
      },
    )
}

/** Those who require the second step have it themselves. @throws AppError ReloginNeeded, SecondFactorMissing */
async function requireMayChangeAccess(c: MemberScope, isRequired: boolean): Promise<void> {
  const { hasSecondFactor } = await requireActor(c, 'access:edit')
  if (isRequired && !hasSecondFactor) throw new AppError('SecondFactorMissing')
}
