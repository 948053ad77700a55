import { useTranslation } from 'react-i18next'
import { DAY_MS } from '../../../worker/contracts/dates/durations'
import type { ListColumn } from '../ui/list/list-columns'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import type { BinThing } from './bin.api'
import { NameInBin, RestoreButton } from './bin-cells'

export function useBinColumns(): ListColumn<BinThing>[] {
  const { t } = useTranslation('admin')
  return [
    {
      id: 'name',
      title: t('bin.thing'),
      isBare: true,
      sort: 'ascending first',
      renderCell: (thing) => <NameInBin thing={thing} />,
    },
    ...useTimeColumns(),
    useRestoreColumn(),
  ]
}

/** When a thing was deleted, and for how long it can be restored. */
function useTimeColumns(): ListColumn<BinThing>[] {
  const { t } = useTranslation('admin')
  const time = useClock()
  return [
    {
      id: 'deleted',
      title: t('bin.deleted'),
      className: 'tabular whitespace-nowrap text-muted',
      sort: 'descending first',
      renderCell: (thing) => <time>{time(thing.deletedAt)}</time>,
    },
    {
      id: 'left',
      title: t('bin.left'),
      className: 'tabular whitespace-nowrap',
      renderCell: (thing) => <span>{t('bin.days', { count: daysLeft(thing) })}</span>,
    },
  ]
}

function useRestoreColumn(): ListColumn<BinThing> {
  const { t } = useTranslation('admin')
  const action = useAction()
  return {
    id: 'actions',
    title: t('desk.actions'),
    isBare: true,
    className: 'text-end',
    renderCell: (thing) => <RestoreButton thing={thing} {...action} />,
  }
}

function daysLeft({ removedAt }: BinThing): number {
  return Math.max(0, Math.ceil((removedAt - Date.now()) / DAY_MS))
}
