import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ENTRY_LISTS } from '../../../../worker/contracts/bookings/bank-entries'
import { COUNT_MAX } from '../../../../worker/contracts/bookings/desk-bookings'
import type { ListPage } from '../../../desk/ui/list/list-columns'
import { CHIP, CHOSEN } from '../../../desk/ui/list/list-filters'
import { ListPages } from '../../../desk/ui/list/list-pages'
import { ListSearch } from '../../../desk/ui/list/list-search'
import { oneOf, useListAddress, type ListControls } from '../../../desk/ui/list/use-list-address'
import { Button, buttonClass } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Loaded } from '../../../ui/loaded'
import { entriesQuery, type BankEntry, type EntryList } from './bank.api'
import { EntryCard } from './entry-card'
import { UnsentMatches } from './match/unsent-matches'
import { NewEntryForm } from './new-entry-form'
import { WaitingMails } from './waiting-mails'

/** Incoming money: entries waiting for a booking, matched ones, and those that no guest sent. */
export function BankPage() {
  const controls = useListAddress()
  const list = oneOf(ENTRY_LISTS, controls.state['status']) ?? 'waiting'
  const query = useQuery({
    ...entriesQuery({ ...controls.state, status: list }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <BankHead />
      <div className="@container flex flex-col gap-4">
        <EntryTools chosen={list} counts={query.data?.counts} controls={controls} />
        <UnsentMatches />
        {list === 'waiting' && <WaitingMails />}
        <Loaded query={query} skeleton="h-96 w-full">
          {(page) => <FoundEntries page={page} list={list} controls={controls} />}
        </Loaded>
      </div>
    </>
  )
}

/** The title, and the buttons that add entries by hand or from a file. */
function BankHead() {
  const { t } = useTranslation('desk-bookings')
  const [isAdding, setAdding] = useState(false)
  const close = () => setAdding(false)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-2xl">{t('bank.title')}</h1>
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden size={18} />
          {t('bank.add.open')}
        </Button>
        <Link to="/admin/bank/import" className={buttonClass('primary')}>
          <FileUp aria-hidden size={18} />
          {t('bank.import.open')}
        </Link>
      </div>
      <Dialog isOpen={isAdding} onClose={close} title={t('bank.add.title')}>
        <NewEntryForm onClose={close} />
      </Dialog>
    </>
  )
}

function EntryTools(lists: EntryListsProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ListSearch label={t('bank.search')} controls={lists.controls} />
      <EntryLists {...lists} />
    </div>
  )
}

interface FoundEntriesProps {
  page: ListPage<BankEntry>
  list: EntryList
  controls: ListControls
}

function FoundEntries({ page, list, controls }: FoundEntriesProps) {
  const { t } = useTranslation('desk-bookings')
  if (page.rows.length === 0)
    return <NoEntries text={t(controls.state.q ? 'bank.empty.search' : `bank.empty.${list}`)} />
  return (
    <>
      <ol aria-label={t(`bank.list.${list}`)} className="flex flex-col gap-3">
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

function NoEntries({ text }: { text: string }) {
  return (
    <p role="status" className="rounded-card border border-line bg-surface p-4 text-muted">
      {text}
    </p>
  )
}

interface EntryListsProps {
  chosen: EntryList
  counts: Record<string, number> | undefined
  controls: ListControls
}

/** The lists of entries, each with its count. */
function EntryLists({ chosen, counts, controls }: EntryListsProps) {
  const { t } = useTranslation('desk-bookings')
  const shown = (n = 0) => (n >= COUNT_MAX ? `${COUNT_MAX - 1}+` : String(n))
  return (
    <div role="group" aria-label={t('bank.lists')} className="flex flex-wrap gap-1">
      {ENTRY_LISTS.map((list) => (
        <Button
          key={list}
          look="bare"
          aria-pressed={list === chosen}
          className={list === chosen ? CHOSEN : CHIP}
          onClick={() => controls.set({ status: list === 'waiting' ? '' : list })}
        >
          {counts ? `${t(`bank.list.${list}`)} · ${shown(counts[list])}` : t(`bank.list.${list}`)}
        </Button>
      ))}
    </div>
  )
}
