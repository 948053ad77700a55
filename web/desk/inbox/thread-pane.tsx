import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button'
import { moveFocus } from '../../ui/focus'
import { Loaded } from '../../ui/loaded'
import { AlsoHere } from '../ui/also-here'
import type { ListControls } from '../ui/list/use-list-address'
import { Composer } from './composer'
import { threadQuery, type ThreadDetail } from './inbox.api'
import { ThreadHead } from './thread-head'
import { ThreadMessages } from './thread-messages'

/** The open thread. On a phone it has a link back to the list. */
export function ThreadPane({ id, controls }: { id: number; controls: ListControls }) {
  const { t } = useTranslation('desk-people')
  const query = useQuery(threadQuery(id))
  return (
    <section
      ref={useFocusWhenOpened()}
      aria-label={t('inbox.thread')}
      className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5"
    >
      <BackLink state={controls.state} />
      <Loaded query={query} skeleton="h-96 w-full" failure={t('inbox.threadFailed')}>
        {(thread) => <OpenThread thread={thread} controls={controls} />}
      </Loaded>
    </section>
  )
}

/** On a phone, the row that opened the thread is hidden. Keyboard users continue reading here. */
function useFocusWhenOpened(): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement?.matches('[data-thread]')) moveFocus(pane.current)
  }, [])
  return pane
}

/** Back to the list, on a phone. */
function BackLink({ state: { thread: _thread, ...state } }: Pick<ListControls, 'state'>) {
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

function OpenThread({ thread, controls }: { thread: ThreadDetail; controls: ListControls }) {
  return (
    <>
      <ThreadHead thread={thread} controls={controls} />
      <ThreadMessages thread={thread} />
      <AlsoHere kind="inbox" id={thread.id} />
      <Composer thread={thread} />
    </>
  )
}
