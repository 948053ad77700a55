import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ENTRY_LISTS } from '../../../worker/contracts/bank-entries'
import { COUNT_MAX } from '../../../worker/contracts/desk-bookings'
import { Button, buttonClass } from '../../ui/button'
import { Loaded } from '../../ui/loaded'
import { CHIP, CHOSEN } from '../ui/list/list-filters'
import { ListPages } from '../ui/list/list-pages'
import { ListSearch } from '../ui/list/list-search'
import { oneOf, useListAddress, type ListControls } from '../ui/list/use-list-address'
import { entriesQuery, type EntryList } from './bank.api'
import { EntryCard } from './entry-card'
import { EntryDialog } from './entry-dialog'

/** Money that came in: what waits for a booking, what has one, and what is no guest's. */
export function BankPage() {
  const { t } = useTranslation('desk-bank')
  const controls = useListAddress()
  const [isAdding, setAdding] = useState(false)
  const list = oneOf(ENTRY_LISTS, controls.state['status']) ?? 'waiting'
  const query = useQuery({
    ...entriesQuery({ ...controls.state, status: list }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-2xl">{t('title')}</h1>
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden size={18} />
          {t('add.open')}
        </Button>
        <Link to="/admin/bank/import" className={buttonClass('primary')}>
          <FileUp aria-hidden size={18} />
          {t('import.open')}
        </Link>
      </div>
      <div className="@container flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <ListSearch label={t('search')} controls={controls} />
          <Lists chosen={list} counts={query.data?.counts} controls={controls} />
        </div>
        <Loaded query={query} skeleton="h-96 w-full">
          {(page) =>
            page.rows.length === 0 ? (
              <p
                role="status"
                className="rounded-card border border-line bg-surface p-4 text-muted"
              >
                {t(controls.state.q ? 'empty.search' : `empty.${list}`)}
              </p>
            ) : (
              <>
                <ol aria-label={t(`list.${list}`)} className="flex flex-col gap-3">
                  {page.rows.map((entry) => (
                    <li key={entry.id}>
                      <EntryCard entry={entry} />
                    </li>
                  ))}
                </ol>
                <ListPages page={page} controls={controls} />
              </>
            )
          }
        </Loaded>
      </div>
      <EntryDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  )
}

interface ListsProps {
  chosen: EntryList
  counts: Record<string, number> | undefined
  controls: ListControls
}

function Lists({ chosen, counts, controls }: ListsProps) {
  const { t } = useTranslation('desk-bank')
  const shown = (n = 0) => (n >= COUNT_MAX ? `${COUNT_MAX - 1}+` : String(n))
  return (
    <div role="group" aria-label={t('lists')} className="flex flex-wrap gap-1">
      {ENTRY_LISTS.map((list) => (
        <Button
          key={list}
          look="bare"
          aria-pressed={list === chosen}
          className={list === chosen ? CHOSEN : CHIP}
          onClick={() => controls.set({ status: list === 'waiting' ? '' : list })}
        >
          {counts ? `${t(`list.${list}`)} · ${shown(counts[list])}` : t(`list.${list}`)}
        </Button>
      ))}
    </div>
  )
}
