import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { moderatePost } from '../../platform/api/moderation'
import { Button } from '../../ui/button'
import { useAction } from '../ui/use-action'
import { BulkBar } from '../ui/list/bulk-bar'
import { exceptParts, type ListControls } from '../ui/list/use-list-address'
import { useBulk } from '../ui/list/use-bulk'
import { useSelection } from '../ui/list/use-selection'
import { ModeratedPostCard } from './moderated-post-card'
import { PostList } from './post-list'
import { heldPostsQuery, type ModeratedPost } from './reports.api'

interface HeldPostsProps {
  state: 'waiting' | 'hidden'
  controls: ListControls
}

/** Posts that wait for a review, or that are hidden. */
export function HeldPosts({ state, controls }: HeldPostsProps) {
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
      renderCard={(post) => (
        <ModeratedPostCard
          post={post}
          {...action}
          choice={{
            label: t('desk-people:reports.choosePost', { name: post.topicName }),
            isChosen: selection.isSelected(post.id),
            onChoose: (isChosen) => selection.select(post.id, isChosen),
          }}
        />
      )}
      renderBulk={(posts) => (
        <PostBar state={state} posts={selection.selectedOf(posts)} onDone={selection.clear} />
      )}
    />
  )
}

interface PostBarProps extends Pick<HeldPostsProps, 'state'> {
  posts: ModeratedPost[]
  onDone: () => void
}

/** Decides about the selected posts. An approval is final; hiding and showing undo each other. */
function PostBar({ state, posts, onDone }: PostBarProps) {
  const { t } = useTranslation(['admin', 'desk-people'])
  const { isBusy, run } = useBulk<ModeratedPost>()
  if (posts.length === 0) return null
  const approve = () =>
    run(posts, {
      act: (client, { id }) => moderatePost(client, id, 'approve'),
      textOf: (count) => t('desk-people:reports.approved', { count }),
      onDone,
    })
  const hide = () =>
    run(posts, {
      act: (client, { id }) => moderatePost(client, id, 'hide'),
      undo: (client, { id }) => moderatePost(client, id, 'restore'),
      textOf: (count) => t('desk-people:reports.hid', { count }),
      onDone,
    })
  const show = () =>
    run(posts, {
      act: (client, { id }) => moderatePost(client, id, 'restore'),
      undo: (client, { id }) => moderatePost(client, id, 'hide'),
      textOf: (count) => t('desk-people:reports.shown', { count }),
      onDone,
    })
  return (
    <BulkBar count={posts.length} onClear={onDone}>
      {state === 'waiting' ? (
        <>
          <Button disabled={isBusy} onClick={() => void approve()}>
            {t('reports.approve')}
          </Button>
          <Button look="danger" disabled={isBusy} onClick={() => void hide()}>
            {t('reports.hide')}
          </Button>
        </>
      ) : (
        <Button disabled={isBusy} onClick={() => void show()}>
          {t('reports.restore')}
        </Button>
      )}
    </BulkBar>
  )
}
