import { ArchiveRestore } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DAY_MS } from '../../../worker/contracts/durations'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import type { ListColumn } from '../ui/list/list-columns'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { restoreFromBin, type BinThing } from './bin.api'
import { mayGoBack, putBack } from './put-back'

/** A thing's own title, else that of its tour. */
export function titleInBin({ kind, id, title, tourName, tourId }: BinThing): string {
  return title ?? (kind === 'image' ? id : tourName || `#${tourId}`)
}

export function useBinColumns(): ListColumn<BinThing>[] {
  const { t } = useTranslation('admin')
  const time = useClock()
  const { isBusy, run } = useAction()
  const daysLeft = ({ removedAt }: BinThing) =>
    Math.max(0, Math.ceil((removedAt - Date.now()) / DAY_MS))
  return [
    {
      id: 'name',
      title: t('bin.thing'),
      isBare: true,
      sort: 'ascending first',
      renderCell: (thing) => (
        <span className="flex flex-wrap items-center gap-2">
          <Chip>{t(`bin.kind.${thing.kind}`)}</Chip>
          <span className="min-w-0 font-semibold break-all">{titleInBin(thing)}</span>
          {(thing.kind === 'image' || thing.kind === 'topic') && (
            <span className="text-muted">{thing.tourName}</span>
          )}
        </span>
      ),
    },
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
    {
      id: 'actions',
      title: t('desk.actions'),
      isBare: true,
      className: 'text-end',
      renderCell: (thing) => (
        <Button
          data-open
          disabled={isBusy}
          aria-label={t('bin.restoreOne', { name: titleInBin(thing) })}
          onClick={() =>
            void run((client) => restoreFromBin(client, thing), {
              text: t('bin.restored', { name: titleInBin(thing) }),
              removesRow: true,
              ...(mayGoBack(thing) && { undo: (client) => putBack(client, thing) }),
            })
          }
        >
          <ArchiveRestore aria-hidden size={16} />
          {t('bin.restore')}
        </Button>
      ),
    },
  ]
}
