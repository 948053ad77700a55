import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readTopicSearch, type TopicSearch } from '../features/board/board.search'
import { TopicPage } from '../features/board/topic/topic-page'
import { boardTags } from './-board'
import { loadTopic, topicHead } from './-topic'

export const Route = createFileRoute('/tour/$tourId/$topicId')({
  staticData: { kind: 'topic', tags: ({ tourId }) => boardTags(tourId) },
  validateSearch: (search: TopicSearch & SearchSchemaInput): TopicSearch => readTopicSearch(search),
  loaderDeps: ({ search: { page, reply } }) => ({ page, reply }),
  loader: ({ context, params, deps }) => loadTopic(context, params, deps),
  head: ({ match: { context }, loaderData }) => (loaderData ? topicHead(context, loaderData) : {}),
  component: TopicRoute,
})

function TopicRoute() {
  const { tourId, topicId, page, tourAddress } = Route.useLoaderData()
  return <TopicPage key={topicId} {...{ tourId, topicId, page, tourAddress }} />
}
