import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import type { Lang } from '../../worker/contracts/languages'
import { DEFAULT_SORT_METHOD } from '../../worker/contracts/topic-rules'
import { boardListQuery } from '../features/board/board.api'
import type { BoardSearch } from '../features/board/board.view'
import { tourQuery } from '../features/tours/tours.api'
import { tourAddress } from '../features/tours/tours.view'
import { loadTexts } from '../platform/i18n/i18n'
import { notFoundOn } from '../platform/api/not-found-on'
import { pageHead } from '../platform/head/page-head'

interface BoardContext {
  queryClient: QueryClient
  origin: string
  lang: Lang
  t: i18n['t']
}

/** The list that an address asks for. */
export function listOf(
  forumId: number,
  { sort = DEFAULT_SORT_METHOD, page = 1, after }: BoardSearch,
) {
  return { forumId, sort, page, after }
}

/** The board's texts and list for a page that has it as a part: the page stands without them too. */
export async function loadBoardPart(
  { queryClient, lang }: BoardContext,
  forumId: number | null,
  search: BoardSearch,
) {
  if (forumId === null) return
  await Promise.all([
    loadTexts(lang, 'board'),
    queryClient.ensureQueryData(boardListQuery(listOf(forumId, search), null)).catch(() => null),
  ])
}

/** A board on a page of its own. @throws notFound when there is no such forum */
export async function loadBoard(
  { queryClient, lang }: BoardContext,
  forum: string,
  search: BoardSearch,
) {
  if (!/^[1-9]\d{0,14}$/.test(forum)) throw notFound()
  const forumId = Number(forum)
  const [tour] = await Promise.all([
    // The contact forum has a board but is no tour.
    queryClient.ensureQueryData(tourQuery(forumId, lang)).catch(() => null),
    queryClient
      .ensureQueryData(boardListQuery(listOf(forumId, search), null))
      .catch(notFoundOn('NotFound')),
    loadTexts(lang, 'board'),
  ])
  return {
    forumId,
    name: tour?.name.text ?? '',
    address: tour ? tourAddress(tour.name.text, tour.id) : null,
    image: tour?.image?.url ?? null,
  }
}

export function boardHead(
  { origin, lang, t }: BoardContext,
  { forumId, name, image, address }: Awaited<ReturnType<typeof loadBoard>>,
) {
  return pageHead({
    origin,
    lang,
    path: `/board/${forumId}`,
    title: name ? t('board:boardOf', { tour: name }) : t('board:topic.onContact'),
    description: name ? t('board:boardDescription', { tour: name }) : t('board:introContact'),
    ...(image && { image: `${image}?w=1280` }),
    isPrivate: address === null,
    hasBoardFeed: true,
  })
}
