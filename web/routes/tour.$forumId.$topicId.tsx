import { createFileRoute } from '@tanstack/react-router'
import { TopicPage } from '../features/board/topic-page'
import { loadTopic, topicHead } from './-topic'

export const Route = createFileRoute('/tour/$forumId/$topicId')({
  loader: ({ context, params }) => loadTopic(context, params),
  head: ({ match: { context }, loaderData }) => (loaderData ? topicHead(context, loaderData) : {}),
  component: TopicRoute,
})

function TopicRoute() {
  const { forumId, topicId, tourAddress } = Route.useLoaderData()
  return <TopicPage forumId={forumId} topicId={topicId} tourAddress={tourAddress} />
}
