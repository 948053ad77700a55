import { useQuery } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DAY_MS } from '../../../worker/contracts/durations'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { DataTable, type Column } from '../ui/data-table'
import { Loaded } from '../../ui/loaded'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'

import { binQuery, restoreFromBin, toBinThings, type BinThing } from './bin.api'

export function BinPage() {
  const { t } = useTranslation('admin')
  const lang = useLang()
  const query = useQuery(binQuery())
  const columns = useColumns()
  return (
    <>
      <h1 className="text-2xl">{t('nav.bin')}</h1>
      <p className="text-muted">{t('bin.text')}</p>
      <Loaded query={query} skeleton="h-96 w-full">
        {(contents) => (
          <DataTable
            label={t('nav.bin')}
            columns={columns}
            rows={toBinThings(contents, lang)}
            keyOf={({ kind, id }) => `${kind}-${id}`}
            empty={t('bin.empty')}
          />
        )}
      </Loaded>
    </>
  )
}

function useColumns(): Column<BinThing>[] {
  const { t } = useTranslation('admin')
  const time = useClock()
  const { isBusy, run } = useAction()
  const daysLeft = ({ removedAt }: BinThing) =>
    Math.max(0, Math.ceil((removedAt - Date.now()) / DAY_MS))
  const titleOf = (thing: BinThing) =>
    thing.title ?? (thing.kind === 'image' ? thing.id : thing.tourName || `#${thing.tourId}`)
  return [
    {
      title: t('bin.thing'),
      isBare: true,
      renderCell: (thing) => (
        <span className="flex flex-wrap items-center gap-2">
          <Chip>{t(`bin.kind.${thing.kind}`)}</Chip>
          <span className="min-w-0 font-semibold break-all">{titleOf(thing)}</span>
          {(thing.kind === 'image' || thing.kind === 'topic') && (
            <span className="text-muted">{thing.tourName}</span>
          )}
        </span>
      ),
    },
    {
      title: t('bin.deleted'),
      className: 'tabular whitespace-nowrap text-muted',
      renderCell: (thing) => <time>{time(thing.deletedAt)}</time>,
    },
    {
      title: t('bin.left'),
      className: 'tabular whitespace-nowrap',
      renderCell: (thing) => <span>{t('bin.days', { count: daysLeft(thing) })}</span>,
    },
    {
      title: t('desk.actions'),
      isBare: true,
      className: 'text-end',
      renderCell: (thing) => (
        <Button
          disabled={isBusy}
          aria-label={t('bin.restoreOne', { name: titleOf(thing) })}
          onClick={() =>
            void run((client) => restoreFromBin(client, thing), {
              text: t('bin.restored', { name: titleOf(thing) }),
              removesRow: true,
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
