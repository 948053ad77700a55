import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { INBOX_SOURCES } from '../../../worker/contracts/inbox/inbox'
import { INBOX_VIEWS } from '../../../worker/contracts/inbox/inbox-query'
import { LANGS } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import { pickText } from '../../../worker/contracts/translated'
import { Button } from '../../ui/button'
import { adminToursQuery } from '../tours/tours.api'
import type { ListFilter } from '../ui/list/list-columns'
import { CHIP, CHOSEN, ListFilters } from '../ui/list/list-filters'
import { ListSearch } from '../ui/list/list-search'
import { TimeOrder } from '../ui/list/time-order'
import { exceptParts, oneOf, type ListControls } from '../ui/list/use-list-address'

const OWNERS = ['me', 'none'] as const

/** The state, then search words and the other filters. Changing them does not close the open thread. */
export function InboxFilters({ controls }: { controls: ListControls }) {
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
