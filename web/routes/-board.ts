import { notFound } from '@tanstack/react-router'
import { DEFAULT_SORT_METHOD } from '../../worker/contracts/board/topic-rules'
import { boardListQuery } from '../features/board/board.api'
import type { BoardSearch } from '../features/board/board.search'
import { tourQuery } from '../features/tours/tours.api'
import { tourAddress, tourIdOf } from '../../worker/contracts/tours/tour-address'
import { loadTexts } from '../platform/i18n/i18n'
import { notFoundOn } from '../platform/api/not-found-on'
import type { PageContext } from './-context'
import { headOf } from './-named-head'

/** Cache tags of a page that shows posts of the tour at an address. */
export function boardTags(address = ''): string[] {
  const tourId = tourIdOf(address)
  return tourId === null ? ['posts'] : ['posts', `tour-${tourId}`]
}

export function listOf(
  tourId: number,
  { sort = DEFAULT_SORT_METHOD, page = 1, after }: BoardSearch,
) {
  return { tourId, sort, page, after }
}

/** Texts and list of an embedded board. Failures are ignored: the page works without it. */
export async function loadBoardPart(
  { queryClient, lang }: PageContext,
  tourId: number | null,
  search: BoardSearch,
) {
  if (tourId === null) return
  await Promise.all([
    loadTexts(lang, 'board'),
    queryClient.ensureQueryData(boardListQuery(listOf(tourId, search), null)).catch(() => null),
  ])
}

/** A board on its own page. @throws notFound when there is no such forum */
export async function loadBoard(
  { queryClient, lang }: PageContext,
  forum: string,
  search: BoardSearch,
) {
  if (!/^[1-9]\d{0,14}$/.test(forum)) throw notFound()
  const tourId = Number(forum)
  const list = boardListQuery(listOf(tourId, search), null)
  const [tour] = await Promise.all([
    // The contact forum is not a tour.
    queryClient.ensureQueryData(tourQuery(tourId, lang)).catch(() => null),
    queryClient.ensureQueryData(list).catch(notFoundOn('NotFound')),
    loadTexts(lang, 'board'),
  ])
  if (!tour) return { tourId, name: '', address: null, image: null }
  const { text } = tour.name
  return { tourId, name: text, address: tourAddress(text, tour.id), image: tour.image }
}

export function boardHead(
  context: PageContext,
  { tourId, name, image, address }: Awaited<ReturnType<typeof loadBoard>>,
) {
  const { t } = context
  return headOf(context, {
    path: `/board/${tourId}`,
    title: name ? t('board:boardOf', { tour: name }) : t('board:topic.onContact'),
    description: name ? t('board:boardDescription', { tour: name }) : t('board:introContact'),
    ...(image && { image: `${image.url}?w=1280` }),
    isPrivate: address === null,
    hasBoardFeed: true,
  })
}
