import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { CONTACT_FORUM_ID } from '../../worker/contracts/contact/contact-forum'
import type { Topic } from '../features/board/board.presenter'
import {
  findPageOf,
  repliesQuery,
  topicQuery,
  type TopicPlace,
} from '../features/board/topic/topic.api'
import { excerpt } from '../../worker/contracts/text/excerpt'
import {
  postAnchor,
  readTopicIds,
  topicLink,
  type TopicSearch,
} from '../features/board/board.search'
import { topicJsonLd } from '../features/board/topic/topic-json-ld'
import { tourAddress } from '../../worker/contracts/tours/tour-address'
import { loadTexts } from '../platform/i18n/i18n'
import { writeAddress } from '../../worker/contracts/page-address'
import { notFoundOn } from '../platform/api/not-found-on'
import { breadcrumbs } from '../platform/head/page-head'
import { siteOf } from '../platform/site/site'
import type { PageContext } from './-context'
import { headOf } from './-named-head'

const DESCRIPTION_MAX = 160

/**
 * A page of a topic as visitors see it; the topic is null when private.
 * @throws redirect for invalid ids or a linked post; notFound
 */
export async function loadTopic(
  context: PageContext,
  params: { tourId: string; topicId: string },
  { page = 1, reply }: TopicSearch,
) {
  const { queryClient, lang } = context
  const ids = readTopicIds(params)
  if (!ids) throw redirect({ to: '/' })
  if (reply !== undefined) throw await toPageOf(queryClient, ids, reply)
  const replies = repliesQuery({ ...ids, page }, null)
  const [topic] = await Promise.all([
    queryClient.ensureQueryData(topicQuery({ ...ids, lang }, null)).catch(notFoundOn('NotFound')),
    // A private topic has no posts to show; the topic's response says so.
    queryClient.ensureQueryData(replies).catch(() => null),
    loadTexts(lang, 'board'),
  ])
  const shown = queryClient.getQueryData(replies.queryKey) ?? { posts: [], pageCount: 1 }
  return { ...ids, page, topic, ...shown, tourAddress: tourAddressOf(topic) }
}

/** A redirect to the page that contains a linked post. */
async function toPageOf(client: QueryClient, topic: TopicPlace, reply: number) {
  // The topic's own response says why the post was not found.
  const found = await findPageOf(client, topic, reply).catch(() => null)
  return redirect({
    ...topicLink(topic.tourId, topic.topicId),
    search: found === null || found === 1 ? {} : { page: found },
    hash: postAnchor(reply),
    replace: true,
  })
}

/** The contact forum has a name, but is not a tour. */
function tourAddressOf(topic: Topic | null): string | null {
  const isOnTour = topic && topic.tourName !== '' && topic.tourId !== CONTACT_FORUM_ID
  return isOnTour ? tourAddress(topic.tourName, topic.tourId) : null
}

type LoadedTopic = Awaited<ReturnType<typeof loadTopic>>

export function topicHead(context: PageContext, loaded: LoadedTopic) {
  const { t } = context
  const { tourId, topicId, page, pageCount, topic, posts } = loaded
  const path = `/tour/${tourId}/${topicId}`
  const hidden = { path, title: t('board:privatePost'), description: '', isPrivate: true }
  if (!topic || topic.isPrivate) return headOf(context, hidden)
  return headOf(context, {
    path,
    pages: { page, pageCount },
    title: page === 1 ? topic.name : `${topic.name} · ${t('pager.page', { page })}`,
    description: excerpt(posts[0]?.content ?? '', DESCRIPTION_MAX) || topic.name,
    isPrivate: page > pageCount,
    type: 'article',
    hasBoardFeed: true,
    jsonLd: markup(context, path, { ...loaded, topic }),
  })
}

/** schema.org markup: the discussion, and the way to it. */
function markup(context: PageContext, path: string, loaded: LoadedTopic & { topic: Topic }) {
  const { topic, posts, page } = loaded
  const site = siteOf(context)
  const company = site.company.name
  const url = context.origin + writeAddress(path, context.lang)
  const pageUrl = page === 1 ? url : `${url}?page=${page}`
  const tour = loaded.tourAddress && { name: topic.tourName, path: `/tour/${loaded.tourAddress}` }
  return [
    topicJsonLd({ company, topic, posts, url, pageUrl }),
    breadcrumbs({ ...context, site }, [...(tour ? [tour] : []), { name: topic.name, path }]),
  ]
}
