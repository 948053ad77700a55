import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import type { Lang } from '../../worker/platform/language.contract'
import { repliesQuery, topicQuery } from '../features/board/board.api'
import { excerpt, readTopicIds } from '../features/board/board.view'
import { topicJsonLd } from '../features/board/topic-json-ld'
import { tourAddress } from '../features/tours/tours.view'
import { loadTexts } from '../i18n/i18n'
import { writeAddress } from '../platform/addresses'
import { notFoundOn } from '../platform/not-found-on'
import { breadcrumbs, pageHead } from '../platform/page-head'

interface TopicContext {
  queryClient: QueryClient
  origin: string
  lang: Lang
  t: i18n['t']
}

const DESCRIPTION_MAX = 160

/**
 * The topic of an address as visitors see it; without it for a private one.
 * @throws redirect to home when the ids are no numbers, notFound when there is no such topic
 */
export async function loadTopic({ queryClient, lang }: TopicContext, params: { forumId: string; topicId: string }) {
  const ids = readTopicIds(params)
  if (!ids) throw redirect({ to: '/' })
  const [topic] = await Promise.all([
    queryClient.ensureQueryData(topicQuery({ ...ids, lang }, null)).catch(notFoundOn('NotFound')),
    // A private topic has none to give; the topic's own answer says so.
    queryClient.ensureQueryData(repliesQuery(ids, null)).catch(() => null),
    loadTexts(lang, 'board'),
  ])
  const posts = queryClient.getQueryData(repliesQuery(ids, null).queryKey) ?? []
  return {
    ...ids,
    topic,
    posts,
    tourAddress: topic && topic.forumName !== '' ? tourAddress(topic.forumName, topic.forum) : null,
  }
}

export function topicHead({ origin, lang, t }: TopicContext, loaded: Awaited<ReturnType<typeof loadTopic>>) {
  const { forumId, topicId, topic, posts } = loaded
  const path = `/tour/${forumId}/${topicId}`
  if (!topic || topic.hidePlz)
    return pageHead({ origin, lang, path, title: t('board:privatePost'), description: '', isPrivate: true })
  const url = origin + writeAddress(path, lang)
  return pageHead({
    origin,
    lang,
    path,
    title: topic.name,
    description: excerpt(posts[0]?.content ?? '', DESCRIPTION_MAX) || topic.name,
    type: 'article',
    hasBoardFeed: true,
    jsonLd: [
      topicJsonLd({ topic, posts, url }),
      breadcrumbs([
        { name: 'Moraine', url: origin + writeAddress('/', lang) },
        ...(loaded.tourAddress
          ? [{ name: topic.forumName, url: origin + encodeURI(writeAddress(`/tour/${loaded.tourAddress}`, lang)) }]
          : []),
        { name: topic.name, url },
      ]),
    ],
  })
}
