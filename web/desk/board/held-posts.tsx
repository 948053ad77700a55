import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { exceptParts, type ListControls } from '../ui/list/use-list-address'
import { useSelection, type Selection } from '../ui/list/use-selection'
import { useAction } from '../ui/use-action'
import { ModeratedPostCard } from './moderated-post-card'
import { PostBar, type PostActions } from './post-decisions'
import { PostList } from './post-list'
import { heldPostsQuery, type ModeratedPost } from './reports.api'

/** Posts that wait for a review, or that are hidden. */
export function HeldPosts({
  state,
  controls,
}: {
  state: 'waiting' | 'hidden'
  controls: ListControls
}) {
  const { t } = useTranslation(['admin', 'desk-people'])
  const query = useQuery({
    ...heldPostsQuery(state, controls.state),
    placeholderData: keepPreviousData,
  })
  const action = useAction()
  const selection = useSelection<ModeratedPost>()
  return (
    <PostList
      controls={exceptParts(controls, 'view')}
      query={query}
      search={t('desk-people:reports.searchPosts')}
      order={{ name: 'posted', isNewestFirst: state === 'hidden' }}
      empty={t(`reports.empty.${state}`)}
      renderCard={(post) => <HeldPost post={post} selection={selection} {...action} />}
      renderBulk={(posts) => <PostBar state={state} posts={posts} selection={selection} />}
    />
  )
}

type HeldPostProps = PostActions & { selection: Selection<ModeratedPost> }

function HeldPost({ selection, ...actions }: HeldPostProps) {
  const { t } = useTranslation('desk-people')
  const { id, topicName } = actions.post
  const label = t('reports.choosePost', { name: topicName })
  return <ModeratedPostCard {...actions} choice={{ id, label, selection }} />
}
