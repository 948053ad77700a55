import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AlertBanner } from '../../ui/alert-banner'
import type { ListControls } from '../ui/list/use-list-address'
import type { ThreadDetail } from './inbox.api'
import { StateChip } from './state-chip'
import { ThreadFacts } from './thread-facts'
import { ThreadSettings } from './thread-settings'

interface ThreadHeadProps {
  thread: ThreadDetail
  controls: ListControls
}

/** The title, who asks about what, the owner, and buttons for the state. */
export function ThreadHead({ thread, controls }: ThreadHeadProps) {
  const { t } = useTranslation('inbox')
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <h2 className="min-w-0 grow basis-64 text-xl wrap-anywhere">{thread.title}</h2>
        <StateChip thread={thread} />
      </div>
      <ThreadFacts thread={thread} />
      {thread.isRemoved && <AlertBanner kind="info">{t('removedHint')}</AlertBanner>}
      {thread.mergedInto !== null && <Merged into={thread.mergedInto} controls={controls} />}
      <ThreadSettings thread={thread} />
    </header>
  )
}

function Merged({ into, controls }: { into: number; controls: ListControls }) {
  const { t } = useTranslation('inbox')
  return (
    <AlertBanner kind="info">
      {t('merged')}{' '}
      <Link
        to="/admin/inbox"
        search={{ ...controls.state, thread: String(into) }}
        className="underline underline-offset-4"
      >
        {t('openMerged')}
      </Link>
    </AlertBanner>
  )
}
