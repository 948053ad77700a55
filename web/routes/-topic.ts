import { redirect } from '@tanstack/react-router'
import { CONTACT_FORUM_ID } from '../../worker/contracts/contact-forum'
import { findPageOf, repliesQuery, topicQuery } from '../features/board/topic/topic.api'
import { excerpt } from '../../worker/contracts/excerpt'
import { postAnchor } from '../features/board/topic/post-anchor'
import { readTopicIds, type TopicSearch } from '../features/board/board.search'
import { topicJsonLd } from '../features/board/topic/topic-json-ld'
import { tourAddress } from '../features/tours/tour-address'
import { loadTexts } from '../platform/i18n/i18n'
import { writeAddress } from '../platform/i18n/addresses'
import { notFoundOn } from '../platform/api/not-found-on'
import { breadcrumbs, pageHead } from '../platform/head/page-head'
import { siteOf } from '../platform/site/site'
import type { PageContext } from './-context'

const DESCRIPTION_MAX = 160

/**
 * A page of a topic as visitors see it; the topic is null when private.
 * @throws redirect for invalid ids or a linked post; notFound
 */
export async function loadTopic(
  { queryClient, lang }: PageContext,
  params: { forumId: string; topicId: string },
  { page = 1, reply }: TopicSearch,
) {
  const ids = readTopicIds(params)
  if (!ids) throw redirect({ to: '/' })
  if (reply !== undefined) {
    // The topic's own response tells why the post was not found.
    const found = await findPageOf(queryClient, ids, reply).catch(() => null)
    const search = found === null || found === 1 ? {} : { page: found }
    throw redirect({
      to: '/tour/$forumId/$topicId',
      params,
      search,
      hash: postAnchor(reply),
      replace: true,
    })
  }
  const [topic] = await Promise.all([
    queryClient.ensureQueryData(topicQuery({ ...ids, lang }, null)).catch(notFoundOn('NotFound')),
    // A private topic has no posts to show; the topic's response says so.
    queryClient.ensureQueryData(repliesQuery({ ...ids, page }, null)).catch(() => null),
    loadTexts(lang, 'board'),
  ])
  const shown = queryClient.getQueryData(repliesQuery({ ...ids, page }, null).queryKey)
  return {
    ...ids,
    page,
    topic,
    posts: shown?.posts ?? [],
    pageCount: shown?.pageCount ?? 1,
    // The contact forum has a name, but is no tour.
    tourAddress:
      topic && topic.tourName !== '' && ids.tourId !== CONTACT_FORUM_ID
        ? tourAddress(topic.tourName, topic.tourId)
        : null,
  }
}

export function topicHead(context: PageContext, loaded: Awaited<ReturnType<typeof loadTopic>>) {
  const { origin, lang, t } = context
  const site = siteOf(context)
  const { tourId, topicId, page, pageCount, topic, posts } = loaded
  const path = `/tour/${tourId}/${topicId}`
  if (!topic || topic.isPrivate)
    return pageHead({
      site,
      origin,
      lang,
      path,
      title: t('board:privatePost'),
      description: '',
      isPrivate: true,
    })
  const url = origin + writeAddress(path, lang)
  return pageHead({
    site,
    origin,
    lang,
    path,
    pages: { page, pageCount },
    title: page === 1 ? topic.name : `${topic.name} · ${t('pager.page', { page })}`,
    description: excerpt(posts[0]?.content ?? '', DESCRIPTION_MAX) || topic.name,
    isPrivate: page > pageCount,
    type: 'article',
    hasBoardFeed: true,
    jsonLd: [
      topicJsonLd({
        company: site.company.name,
        topic,
        posts,
        url,
        pageUrl: page === 1 ? url : `${url}?page=${page}`,
      }),
      breadcrumbs([
        { name: site.company.shortName, url: origin + writeAddress('/', lang) },
        ...(loaded.tourAddress
          ? [
              {
                name: topic.tourName,
                url: origin + encodeURI(writeAddress(`/tour/${loaded.tourAddress}`, lang)),
              },
            ]
          : []),
        { name: topic.name, url },
      ]),
    ],
  })
}
