import { useTranslation } from 'react-i18next'
import { ENTRY_LISTS } from '../../../worker/contracts/bank/bank-entries'
import { COUNT_MAX } from '../../../worker/contracts/bookings/desk-bookings'
import { Button } from '../../ui/button'
import { CHIP, CHOSEN } from '../ui/list/list-filters'
import type { ListControls } from '../ui/list/use-list-address'
import type { EntryList } from './bank.api'

interface EntryListsProps {
  chosen: EntryList
  counts: Record<string, number> | undefined
  controls: ListControls
}

/** The lists of entries, each with its count. */
export function EntryLists({ chosen, counts, controls }: EntryListsProps) {
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
