import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button'
import { AlsoHere } from '../ui/also-here'
import type { ListControls } from '../ui/list/use-list-address'
import { Composer } from './composer'
import type { ThreadDetail } from './inbox.api'
import { ThreadHead } from './thread-head'
import { ThreadMessages } from './thread-messages'

/** Back to the list, on a phone. */
export function BackLink({ state: { thread: _thread, ...state } }: Pick<ListControls, 'state'>) {
  const { t } = useTranslation('desk-people')
  return (
    <Link
      to="/admin/inbox"
      search={state}
      resetScroll={false}
      className={`${buttonClass('link')} self-start lg:hidden`}
    >
      <ChevronLeft aria-hidden size={18} />
      {t('inbox.back')}
    </Link>
  )
}

export function OpenThread({ thread, controls }: { thread: ThreadDetail; controls: ListControls }) {
  return (
    <>
      <ThreadHead thread={thread} controls={controls} />
      <ThreadMessages thread={thread} />
      <AlsoHere kind="inbox" id={thread.id} />
      <Composer thread={thread} />
    </>
  )
}
