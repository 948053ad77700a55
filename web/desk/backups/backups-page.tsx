import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { DatabaseBackup, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Backup, BackupList } from '../../../worker/contracts/backup'
import { saveFile } from '../../platform/save-file'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { List } from '../ui/list/list'
import type { ListColumn } from '../ui/list/list-columns'
import { useListAddress } from '../ui/list/use-list-address'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { backupsQuery, fetchBackup, startBackup } from './backups.api'
import { useNumbers } from './use-numbers'

/** The encrypted backups of the last eight weeks. */
export function BackupsPage() {
  const { t } = useTranslation('admin')
  const query = useQuery(backupsQuery())
  const { isBusy, run } = useAction()
  const start = () => void run(startBackup, { text: t('backups.started') })
  const canStart = query.data?.refusal === null && !query.data.backups.some(isRunning)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-2xl">{t('nav.backups')}</h1>
        <Button look="primary" disabled={isBusy || !canStart} onClick={start}>
          <DatabaseBackup aria-hidden size={16} />
          {t('backups.start')}
        </Button>
      </div>
      <p className="max-w-prose text-muted">{t('backups.about')}</p>
      {query.data?.refusal && <Refusal reason={query.data.refusal} />}
      <BackupTable query={query} isBusy={isBusy} run={run} />
    </>
  )
}

function isRunning({ state }: Backup): boolean {
  return state === 'running'
}

function Refusal({ reason }: { reason: NonNullable<BackupList['refusal']> }) {
  const { t } = useTranslation('admin')
  return (
    <p role="status" className="max-w-prose rounded-card border border-larch bg-surface p-4">
      <strong>{t(`backups.refusal.${reason}`)}</strong> {t('backups.refusal.how')}
    </p>
  )
}

interface BackupTableProps {
  query: UseQueryResult<BackupList>
  isBusy: boolean
  run: ReturnType<typeof useAction>['run']
}

function BackupTable({ query, isBusy, run }: BackupTableProps) {
  const { t } = useTranslation('admin')
  const time = useClock()
  const { formatNumber, formatBytes } = useNumbers()
  const columns: ListColumn<Backup>[] = [
    {
      id: 'at',
      title: t('backups.at'),
      isBare: true,
      className: 'tabular whitespace-nowrap font-semibold',
      renderCell: (backup) => <time>{time(backup.startedAt)}</time>,
    },
    { id: 'state', title: t('backups.state'), renderCell: (backup) => <State backup={backup} /> },
    {
      id: 'by',
      title: t('backups.by'),
      renderCell: ({ startedBy }) => <span>{startedBy ?? t('backups.weekly')}</span>,
    },
    {
      id: 'rows',
      title: t('backups.rows'),
      className: 'tabular',
      renderCell: ({ rows }) => <span>{formatNumber(rows)}</span>,
    },
    {
      id: 'size',
      title: t('backups.size'),
      className: 'tabular whitespace-nowrap',
      renderCell: ({ bytes }) => <span>{bytes > 0 ? formatBytes(bytes) : '–'}</span>,
    },
    {
      id: 'actions',
      title: t('desk.actions'),
      isBare: true,
      className: 'text-end',
      renderCell: (backup) =>
        backup.state === 'done' && (
          <Button
            disabled={isBusy}
            aria-label={t('backups.downloadOf', { time: time(backup.startedAt) })}
            onClick={() =>
              void run(async (client) =>
                saveFile(await fetchBackup(client, backup._id), nameOf(backup)),
              )
            }
          >
            <Download aria-hidden size={16} />
            {t('backups.download')}
          </Button>
        ),
    },
  ]
  return (
    <List
      label={t('nav.backups')}
      controls={useListAddress()}
      query={{ ...query, data: query.data && { rows: query.data.backups } }}
      columns={columns}
      idOf={({ _id }) => String(_id)}
      nameOf={({ startedAt }) => time(startedAt)}
      empty={t('backups.empty')}
    />
  )
}

function State({ backup: { state, reason } }: { backup: Backup }) {
  const { t } = useTranslation('admin')
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Chip look={state === 'failed' ? 'hidden' : 'plain'}>{t(`backups.states.${state}`)}</Chip>
      {reason && <span className="text-muted">{t(`backups.reason.${reason}`)}</span>}
    </span>
  )
}

function nameOf({ startedAt }: Backup): string {
  return `moraine-${new Date(startedAt).toISOString().slice(0, 10)}.backup`
}
