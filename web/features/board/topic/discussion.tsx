import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../ui/loaded'
import type { Topic } from '../board.presenter'
import { useReplies } from '../use-as-reader'
import { Posts } from './posts'
import { useLinkedPost } from './use-linked-post'

interface DiscussionProps {
  topic: Topic
  page: number
}

/** One page of posts: the opening post on the first, then replies and pager. */
export function Discussion({ topic, page }: DiscussionProps) {
  const { t } = useTranslation('board')
  const query = useReplies({ tourId: topic.tourId, topicId: topic.id, page })
  useLinkedPost(query.data)
  return (
    <Loaded query={query} failure={t('failed')}>
      {(shown) => <Posts topic={topic} page={page} shown={shown} />}
    </Loaded>
  )
}
