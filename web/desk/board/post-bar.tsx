import { useTranslation } from 'react-i18next'
import { moderatePost } from '../../platform/api/moderation'
import { Button } from '../../ui/button'
import { BulkBar } from '../ui/list/bulk-bar'
import { useBulk } from '../ui/list/use-bulk'
import type { ModeratedPost } from './reports.api'

interface PostBarProps {
  state: 'waiting' | 'hidden'
  posts: ModeratedPost[]
  onDone: () => void
}

/** Decides about the selected posts. An approval is final; hiding and showing undo each other. */
export function PostBar({ state, posts, onDone }: PostBarProps) {
  const { t } = useTranslation('admin')
  const { isBusy, approve, hide, show } = usePostDecisions(posts, onDone)
  if (posts.length === 0) return null
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

function usePostDecisions(posts: ModeratedPost[], onDone: () => void) {
  const { t } = useTranslation('desk-people')
  const { isBusy, run } = useBulk<ModeratedPost>()
  return { isBusy, approve, hide, show }

  function approve(): Promise<void> {
    return run(posts, {
      act: (client, { id }) => moderatePost(client, id, 'approve'),
      textOf: (count) => t('reports.approved', { count }),
      onDone,
    })
  }

  function hide(): Promise<void> {
    return run(posts, {
      act: (client, { id }) => moderatePost(client, id, 'hide'),
      undo: (client, { id }) => moderatePost(client, id, 'restore'),
      textOf: (count) => t('reports.hid', { count }),
      onDone,
    })
  }

  function show(): Promise<void> {
    return run(posts, {
      act: (client, { id }) => moderatePost(client, id, 'restore'),
      undo: (client, { id }) => moderatePost(client, id, 'hide'),
      textOf: (count) => t('reports.shown', { count }),
      onDone,
    })
  }
}
