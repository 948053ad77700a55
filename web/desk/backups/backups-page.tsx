import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { DatabaseBackup, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BackupList, Backup } from '../../../worker/contracts/backup/backup'
import { LANG_TAG } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import { saveFile } from '../../platform/save-file'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { List } from '../ui/list/list'
import { ACTIONS_COLUMN, type ListColumn } from '../ui/list/list-columns'
import { useListAddress } from '../ui/list/use-list-address'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { backupsQuery, isRunning, startBackup, fetchBackup } from './backups.api'

const KILOBYTE = 1000

const MEGABYTE = 1_000_000

type Action = ReturnType<typeof useAction>

/** The encrypted backups of the last eight weeks. */
export function BackupsPage() {
  const { t } = useTranslation('desk')
  const query = useQuery(backupsQuery())
  const action = useAction()
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-2xl">{t('nav.backups')}</h1>
        <StartButton list={query.data} action={action} />
      </div>
      <p className="max-w-prose text-muted">{t('backups.about')}</p>
      {query.data?.refusal && (
        <p role="status" className="max-w-prose rounded-card border border-larch bg-surface p-4">
          <strong>{t(`backups.refusal.${query.data.refusal}`)}</strong> {t('backups.refusal.how')}
        </p>
      )}
      <BackupTable query={query} action={action} />
    </>
  )
}

function StartButton({ list, action }: { list: BackupList | undefined; action: Action }) {
  const { t } = useTranslation('desk')
  const canStart = list?.refusal === null && !list.backups.some(isRunning)
  const start = () => action.run(startBackup, { text: t('backups.started') })
  return (
    <Button look="primary" disabled={action.isBusy || !canStart} onClick={() => void start()}>
      <DatabaseBackup aria-hidden size={16} />
      {t('backups.start')}
    </Button>
  )
}

function BackupTable({ query, action }: { query: UseQueryResult<BackupList>; action: Action }) {
  const { t } = useTranslation('desk')
  const time = useClock()
  return (
    <List
      label={t('nav.backups')}
      controls={useListAddress()}
      query={{ ...query, data: query.data && { rows: query.data.backups } }}
      columns={useBackupColumns(action)}
      idOf={({ _id }) => String(_id)}
      nameOf={({ startedAt }) => time(startedAt)}
      empty={t('backups.empty')}
    />
  )
}

/** Time, admin and outcome of a backup; a finished one can be downloaded. */
function useBackupColumns(action: ReturnType<typeof useAction>): ListColumn<Backup>[] {
  const { t } = useTranslation('desk')
  const time = useClock()
  return [
    {
      id: 'at',
      title: t('backups.at'),
      isBare: true,
      className: 'tabular whitespace-nowrap font-semibold',
      renderCell: (backup) => <time>{time(backup.startedAt)}</time>,
    },
    ...useOriginColumns(),
    ...useContentColumns(),
    useDownloadColumn(action),
  ]
}

/** Outcome and origin of a backup. */
function useOriginColumns(): ListColumn<Backup>[] {
  const { t } = useTranslation('desk')
  return [
    {
      id: 'state',
      title: t('backups.state'),
      renderCell: ({ state, reason }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Chip look={state === 'failed' ? 'hidden' : 'plain'}>{t(`backups.states.${state}`)}</Chip>
          {reason && <span className="text-muted">{t(`backups.reason.${reason}`)}</span>}
        </span>
      ),
    },
    {
      id: 'by',
      title: t('backups.by'),
      renderCell: ({ startedBy }) => <span>{startedBy ?? t('backups.weekly')}</span>,
    },
  ]
}

function useContentColumns(): ListColumn<Backup>[] {
  const { t } = useTranslation('desk')
  const { formatNumber, formatBytes } = useNumbers()
  return [
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
  ]
}

function useDownloadColumn(action: ReturnType<typeof useAction>): ListColumn<Backup> {
  const { t } = useTranslation('desk')
  const renderCell = (backup: Backup) =>
    backup.state === 'done' && <DownloadBackup backup={backup} action={action} />
  return { ...ACTIONS_COLUMN, title: t('desk.actions'), renderCell }
}

/** Formats numbers and file sizes in the chosen language. */
function useNumbers() {
  const tag = LANG_TAG[useLang()]
  const numbers = new Intl.NumberFormat(tag)
  const sizeIn = (unit: string) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 })
  return {
    formatNumber: (n: number) => numbers.format(n),
    formatBytes: (bytes: number) =>
      bytes < MEGABYTE
        ? sizeIn('kilobyte').format(bytes / KILOBYTE)
        : sizeIn('megabyte').format(bytes / MEGABYTE),
  }
}

interface DownloadBackupProps {
  backup: Backup
  action: ReturnType<typeof useAction>
}

function DownloadBackup({ backup, action: { isBusy, run } }: DownloadBackupProps) {
  const { t } = useTranslation('desk')
  const time = useClock()
  const download = () =>
    run(async (client) => saveFile(await fetchBackup(client, backup._id), nameOf(backup)))
  return (
    <Button
      disabled={isBusy}
      aria-label={t('backups.downloadOf', { time: time(backup.startedAt) })}
      onClick={() => void download()}
    >
      <Download aria-hidden size={16} />
      {t('backups.download')}
    </Button>
  )
}

function nameOf({ startedAt }: Backup): string {
  return `moraine-${new Date(startedAt).toISOString().slice(0, 10)}.backup`
}
