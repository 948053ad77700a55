import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button'
import { focusHeading, moveFocus } from '../../ui/focus'
import { CsvButton } from '../ui/list/csv-button'
import { useListAddress, type ListState } from '../ui/list/use-list-address'
import { InboxFilters } from './inbox-filters'
import { ThreadList } from './thread-list'
import { ThreadPane } from './thread-pane'

/** The inbox. The open thread is next to the list, or on a phone in its place. */
export function InboxPage() {
  const controls = useListAddress()
  const open = Number(controls.state['thread']) || null
  const isOnPhone = open === null ? '' : 'max-lg:hidden'
  useFocusOnReturn(open)
  return (
    <>
      <InboxHead state={controls.state} isOpen={open !== null} />
      <div className={`flex flex-col gap-3 ${isOnPhone}`}>
        <InboxFilters controls={controls} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]">
        <div className={`flex min-w-0 flex-col gap-4 ${isOnPhone}`}>
          <ThreadList state={controls.state} open={open} />
        </div>
        {open === null ? <NoneOpen /> : <ThreadPane key={open} id={open} controls={controls} />}
      </div>
    </>
  )
}

const NONE_OPEN =
  'rounded-card border border-dashed border-line p-8 text-center text-muted max-lg:hidden'

function NoneOpen() {
  const { t } = useTranslation('desk-people')
  return <p className={NONE_OPEN}>{t('inbox.choose')}</p>
}

/** Hidden on a phone while a thread is open, which takes the whole page. */
function InboxHead({ state, isOpen }: { state: ListState; isOpen: boolean }) {
  const { t } = useTranslation('desk-people')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className={`text-2xl ${isOpen ? 'max-lg:sr-only' : ''}`}>{t('inbox.title')}</h1>
      <div className={`flex flex-wrap gap-2 ${isOpen ? 'max-lg:hidden' : ''}`}>
        {/* The file can be filtered, but not searched. */}
        {!state.q && <CsvButton list="inquiries" state={{ ...state, lang: state['language'] }} />}
        <Link to="/admin/saved-replies" className={buttonClass('quiet')}>
          {t('inbox.saved.title')}
        </Link>
      </div>
    </div>
  )
}

/** After a return to the list, focuses the thread that was open. */
function useFocusOnReturn(open: number | null): void {
  const before = useRef(open)
  useEffect(() => {
    const left = before.current
    before.current = open
    if (open !== null || left === null) return
    const row = document.querySelector(`[data-thread="${left}"]`)
    if (row) moveFocus(row)
    else focusHeading()
  }, [open])
}
