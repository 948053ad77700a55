import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { SettingGroup } from '../../../worker/contracts/settings/setting-groups'
import type { SettingValues } from '../../../worker/contracts/settings/settings'
import type { SettingChange } from '../../../worker/contracts/settings/setting-change'
import { apiOf, readJson } from '../../platform/api/api'

export interface Stored<Group extends SettingGroup> {
  group: Group
  value: SettingValues[Group]
  updatedAt: number
  updatedBy: string | null
}

/** A group for editing; always refetched. */
export const settingQuery = <Group extends SettingGroup>(group: Group) =>
  queryOptions({
    queryKey: ['admin', 'settings', group],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ client }) => readSetting(client, group),
  })

async function readSetting<Group extends SettingGroup>(client: QueryClient, group: Group) {
  const setting = apiOf(client).admin.settings[':group'].$get({ param: { group } })
  return (await readJson(setting)) as Stored<Group>
}

/** The changes of a group, the latest first. */
export const versionsQuery = (group: SettingGroup) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'settingVersions', group],
    staleTime: 0,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ client, pageParam }) => readVersions(client, group, pageParam),
    getNextPageParam: ({ versions, isMore }) => (isMore ? versions.at(-1)?._id : undefined),
  })

/** One change of a group; null if it no longer exists. */
export const versionQuery = (group: SettingGroup, id: number) =>
  queryOptions({
    queryKey: ['admin', 'settingVersion', group, id],
    queryFn: ({ client }) => readVersion(client, group, id),
  })

async function readVersion(client: QueryClient, group: SettingGroup, id: number) {
  const { versions } = await readVersions(client, group, id + 1)
  return versions.find(({ _id }) => _id === id) ?? null
}

function readVersions(client: QueryClient, group: SettingGroup, before: number | undefined) {
  const query = before === undefined ? {} : { before: String(before) }
  return readJson(apiOf(client).admin.settings[':group'].versions.$get({ param: { group }, query }))
}

/** @throws ApiError; EditConflict with the stored group as `current` */
export async function saveSetting(client: QueryClient, change: SettingChange) {
  const stored = await readJson(apiOf(client).admin.settings.$post({ json: change }))
  void client.invalidateQueries({ queryKey: ['site'] })
  void client.invalidateQueries({ queryKey: ['admin', 'settings', change.group] })
  if (change.group === 'regions') void client.invalidateQueries({ queryKey: ['admin', 'regions'] })
  void client.invalidateQueries({ queryKey: ['admin', 'settingVersions'] })
  return stored
}
