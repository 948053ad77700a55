import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Lang } from '../../../worker/contracts/languages'
import type { WrittenPageName } from '../../../worker/contracts/written-pages/page-names'
import type { EditedPage, PageTexts } from '../../../worker/contracts/written-pages/page-drafts'
import { loadFirstTexts } from '../../content/first-texts'
import { apiOf, readJson } from '../../platform/api/api'

interface Publication {
  langs: Lang[]
  startsOn: string
  isMailed: boolean
  updatedAt: number
}

/** All written pages, with their drafts and planned versions. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: ['admin', 'written-pages'],
    staleTime: 0,
    queryFn: async ({ client }) => (await readJson(apiOf(client).admin.pages.$get())).pages,
  })

/** A page for editing, with the texts that came with the site; always refetched. */
export const editedPageQuery = (page: WrittenPageName) =>
  queryOptions({
    queryKey: ['edited-page', page],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ client }) => loadEditedPage(client, page),
  })

async function loadEditedPage(client: QueryClient, page: WrittenPageName) {
  const stored = readJson(apiOf(client).admin.pages[':page'].$get({ param: { page } }))
  const [edited, first] = await Promise.all([stored, loadFirstTexts(page)])
  return { edited, first }
}

/** The published versions, the latest first. */
export const versionsQuery = (page: WrittenPageName) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'page-versions', page],
    staleTime: 0,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ client, pageParam }) =>
      readJson(
        apiOf(client).admin.pages[':page'].versions.$get({
          param: { page },
          query: pageParam === undefined ? {} : { before: String(pageParam) },
        }),
      ),
    getNextPageParam: ({ versions, isMore }) => (isMore ? versions.at(-1)?._id : undefined),
  })

/** A version with the texts that it replaced, and those that came with the site. */
export const differenceQuery = (page: WrittenPageName, version: string) =>
  queryOptions({
    queryKey: ['page-difference', page, version],
    queryFn: ({ client }) => loadDifference(client, page, version),
  })

async function loadDifference(client: QueryClient, page: WrittenPageName, version: string) {
  const stored = readDifference(client, page, version)
  const [difference, first] = await Promise.all([stored, loadFirstTexts(page)])
  return { ...difference, first }
}

export function readDifference(client: QueryClient, page: WrittenPageName, version: string) {
  return readJson(
    apiOf(client).admin.pages[':page'].versions[':version'].$get({ param: { page, version } }),
  )
}

/** @throws ApiError; EditConflict with the stored page as `current` */
export function saveDrafts(
  client: QueryClient,
  page: WrittenPageName,
  json: { texts: PageTexts; updatedAt: number },
): Promise<EditedPage> {
  return readJson(apiOf(client).admin.pages[':page'].draft.$post({ param: { page }, json }))
}

/** @throws ApiError; EditConflict with the stored page as `current` */
export async function publishDrafts(client: QueryClient, page: WrittenPageName, json: Publication) {
  const { publish } = apiOf(client).admin.pages[':page']
  const stored = await readJson(publish.$post({ param: { page }, json }))
  void client.invalidateQueries({ queryKey: ['written-page'] })
  return stored
}

/** @throws ApiError VersionInForce */
export async function withdrawVersion(client: QueryClient, page: WrittenPageName, version: string) {
  await readJson(
    apiOf(client).admin.pages[':page'].versions[':version'].$delete({ param: { page, version } }),
  )
  void client.invalidateQueries({ queryKey: ['written-page'] })
}
