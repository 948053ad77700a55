import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import type { PublicSettings } from '../../../worker/contracts/settings/settings'
import type { SettingVersions } from '../../../worker/contracts/settings/setting-versions'
import { auditLog } from '../../../worker/db/schema/audit'
import { siteSettings } from '../../../worker/db/schema/settings'
import { send } from '../../support/accounts'
import { aMember, anAdmin, db } from '../../support/builders'
import { emptyStores } from '../../support/empty-stores'
import { codeOf } from '../../support/request'
import { changeSetting, forgetSettings, pricesWith, readSetting } from './setting-calls'

beforeEach(forgetSettings)
afterAll(forgetSettings)

async function shownPrices() {
  return (await (await send('/api/settings')).json<PublicSettings>()).prices
}

async function versionsOf(group: string, token: string, query = '') {
  const path = `/api/admin/settings/${group}/versions${query}`
  return (await send(path, undefined, { token })).json<SettingVersions>()
}

describe('a group of settings', () => {
  it('has its first values until it is changed', async () => {
    const { token } = await anAdmin()
    expect(await readSetting('prices', token)).toEqual({
      group: 'prices',
      value: FIRST_SETTINGS.prices,
      updatedAt: 0,
      updatedBy: null,
    })
    expect(await shownPrices()).toEqual(FIRST_SETTINGS.prices)
  })

  it('is changed at once for everyone, with its author, its history and an audit row', async () => {
    const admin = await anAdmin()
    await shownPrices()
    const value = pricesWith({ wonPerCad: 1032.5, wonAsOf: '2026-11-20' })
    const response = await changeSetting({ group: 'prices', value }, admin)
    expect(await response.json()).toMatchObject({ value, updatedBy: admin.username })
    expect(await shownPrices()).toEqual(value)

    const { versions, isMore } = await versionsOf('prices', admin.token)
    expect(versions[0]).toMatchObject({
      by: admin.username,
      from: FIRST_SETTINGS.prices,
      to: value,
    })
    expect(isMore).toBe(false)
    const [audited] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, admin.userId), eq(auditLog.action, 'settings.change')))
      .orderBy(desc(auditLog.id))
    expect(audited).toMatchObject({ subjectId: 'prices', detail: 'wonPerCad, wonAsOf' })
  })

  it('is forgotten with the stores: the next site has the first values at once', async () => {
    await changeSetting({ group: 'prices', value: pricesWith({ wonPerCad: 1040 }) })
    expect(await shownPrices()).toMatchObject({ wonPerCad: 1040 })
    await emptyStores()
    expect(await shownPrices()).toEqual(FIRST_SETTINGS.prices)
  })

  it('that is saved as it was writes nothing', async () => {
    const { token } = await anAdmin()
    await changeSetting({ group: 'prices', value: FIRST_SETTINGS.prices }, { token })
    expect((await readSetting('prices', token)).updatedAt).toBe(0)
  })

  it('is kept when another admin saved first: 409 names who and has what is stored', async () => {
    const [first, second] = [await anAdmin(), await anAdmin()]
    const mine = pricesWith({ gstPercent: 6 })
    await changeSetting({ group: 'prices', value: mine }, first)
    const response = await changeSetting(
      { group: 'prices', value: pricesWith({ gstPercent: 7 }), updatedAt: 0 },
      second,
    )
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      code: 'EditConflict',
      current: { value: mine, updatedBy: first.username },
    })
    expect((await shownPrices()).gstPercent).toBe(6)
  })

  it('goes back to an earlier version by saving it again', async () => {
    const admin = await anAdmin()
    for (const wonPerCad of [1001, 1002])
      await changeSetting({ group: 'prices', value: pricesWith({ wonPerCad }) }, admin)
    const { versions } = await versionsOf('prices', admin.token)
    const before = versions[0]?.from
    expect(before).toMatchObject({ wonPerCad: 1001 })
    await changeSetting({ group: 'prices', value: before }, admin)
    expect((await shownPrices()).wonPerCad).toBe(1001)
  })

  it('lists its versions in pages of twenty', async () => {
    const admin = await anAdmin()
    for (let won = 1100; won < 1121; won += 1)
      await changeSetting({ group: 'prices', value: pricesWith({ wonPerCad: won }) }, admin)
    const first = await versionsOf('prices', admin.token)
    expect([first.versions.length, first.isMore]).toEqual([20, true])
    const last = first.versions.at(-1)?._id ?? 0
    const rest = await versionsOf('prices', admin.token, `?before=${last}`)
    expect(rest.versions[0]?._id).toBeLessThan(last)
  })

  it.each([
    ['a rate below the bounds', { wonPerCad: 1 }, 'value.wonPerCad'],
    ['three decimals', { wonPerCad: 1015.125 }, 'value.wonPerCad'],
    ['an impossible day', { wonAsOf: '2026-02-30' }, 'value.wonAsOf'],
    ['a negative tax', { gstPercent: -1 }, 'value.gstPercent'],
    ['a field that is unknown', { discount: 1 }, 'value'],
  ])('refuses %s and names the field', async (_name, change, field) => {
    const response = await changeSetting({ group: 'prices', value: pricesWith(change) })
    expect(response.status).toBe(422)
    const { code, fields } = await response.json<{ code: string; fields: object }>()
    expect([code, Object.keys(fields)]).toEqual(['Invalid', [field]])
  })

  it('is not for members and visitors', async () => {
    const { token } = await aMember()
    const change = { group: 'prices', value: FIRST_SETTINGS.prices, updatedAt: 0 }
    expect(await codeOf(await send('/api/admin/settings', change, { token }))).toEqual([
      403,
      'AdminOnly',
    ])
    expect(await codeOf(await send('/api/admin/settings/prices'))).toEqual([401, 'PlzLogin'])
    expect(await codeOf(await send('/api/admin/settings/prices/versions'))).toEqual([
      401,
      'PlzLogin',
    ])
  })

  it('is not found under another name', async () => {
    const { token } = await anAdmin()
    const response = await send('/api/admin/settings/secrets', undefined, { token })
    expect(response.status).toBe(404)
  })

  it('of an older release gets the first values of the fields that it lacks', async () => {
    const { gstPercent: _gst, ...older } = pricesWith({ wonPerCad: 990 })
    await db
      .insert(siteSettings)
      .values({ name: 'prices', value: JSON.stringify(older), updatedAt: 1, updatedBy: 1 })
    expect(await shownPrices()).toEqual(pricesWith({ wonPerCad: 990 }))
  })

  it('of an older release keeps its values without a field that this one lacks', async () => {
    const older = { ...pricesWith({ wonPerCad: 990 }), eurPerCad: 0.6 }
    await db
      .insert(siteSettings)
      .values({ name: 'prices', value: JSON.stringify(older), updatedAt: 1, updatedBy: 1 })
    expect(await shownPrices()).toEqual(pricesWith({ wonPerCad: 990 }))
  })
})
