import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { INBOX_SOURCES } from '../../../worker/contracts/inbox/inbox'
import { INBOX_VIEWS } from '../../../worker/contracts/inbox/inbox-query'
import { LANGS } from '../../../worker/contracts/languages'
import { pickText } from '../../../worker/contracts/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { buttonClass, Button } from '../../ui/button'
import { focusHeading, moveFocus } from '../../ui/focus'
import { adminToursQuery } from '../tours/tours.api'
import { CsvButton } from '../ui/list/csv-button'
import type { ListFilter } from '../ui/list/list-columns'
import { CHIP, CHOSEN, ListFilters } from '../ui/list/list-filters'
import { ListSearch } from '../ui/list/list-search'
import { TimeOrder } from '../ui/list/time-order'
import {
  useListAddress,
  type ListState,
  exceptParts,
  oneOf,
  type ListControls,
} from '../ui/list/use-list-address'
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

const OWNERS = ['me', 'none'] as const

/** The state, then search words and the other filters. Changing them does not close the open thread. */
function InboxFilters({ controls }: { controls: ListControls }) {
  const { t } = useTranslation('desk-people')
  return (
    <>
      <ViewChips controls={controls} />
      <div className="flex flex-wrap items-center gap-2 [&>select]:max-w-56">
        <ListSearch label={t('inbox.search')} controls={controls} />
        <ListFilters controls={exceptParts(controls, 'view', 'thread')} filters={useFilters()} />
        <TimeOrder controls={controls} name="latest" isNewestFirst />
      </div>
    </>
  )
}

function useFilters(): ListFilter[] {
  const { t } = useTranslation(['desk-people', 'site'])
  const lang = useLang()
  const tours = useQuery(adminToursQuery()).data ?? []
  const owners = OWNERS.map((value) => ({ value, text: t(`inbox.owner.${value}`) }))
  const sources = INBOX_SOURCES.map((value) => ({ value, text: t(`inbox.source.${value}`) }))
  const languages = LANGS.map((value) => ({ value, text: t(`site:language.${value}`) }))
  const named = tours.map(({ id, name }) => ({
    value: String(id),
    text: pickText(name, lang).text,
  }))
  return [
    { name: 'owner', label: t('inbox.owner.label'), values: owners },
    { name: 'source', label: t('inbox.source.label'), values: sources },
    { name: 'language', label: t('site:language.label'), values: languages },
    { name: 'tour', label: t('inbox.tour'), values: named },
  ]
}

const VIEWS = '-mx-4 flex gap-1 overflow-x-auto px-4 py-1 lg:flex-wrap'

function ViewChips({ controls }: { controls: ListControls }) {
  const { t } = useTranslation('desk-people')
  const chosen = oneOf(INBOX_VIEWS, controls.state['view']) ?? 'open'
  return (
    <div role="group" aria-label={t('inbox.view.label')} className={VIEWS}>
      {INBOX_VIEWS.map((view) => (
        <Button
          key={view}
          look="bare"
          aria-pressed={view === chosen}
          className={`shrink-0 ${view === chosen ? CHOSEN : CHIP}`}
          onClick={() => controls.set({ view: view === 'open' ? undefined : view })}
        >
          {t(`inbox.view.${view}`)}
        </Button>
      ))}
    </div>
  )
}
