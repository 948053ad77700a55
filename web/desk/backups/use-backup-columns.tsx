import { useTranslation } from 'react-i18next'
import type { Backup } from '../../../worker/contracts/backup/backup'
import { LANG_TAG } from '../../../worker/contracts/languages'
import { Chip } from '../../ui/chip'
import { useLang } from '../../platform/i18n/use-lang'
import { ACTIONS_COLUMN, type ListColumn } from '../ui/list/list-columns'
import type { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { DownloadBackup } from './download-backup'

/** Time, admin and outcome of a backup; a finished one can be downloaded. */
export function useBackupColumns(action: ReturnType<typeof useAction>): ListColumn<Backup>[] {
  const { t } = useTranslation('admin')
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
  const { t } = useTranslation('admin')
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
  const { t } = useTranslation('admin')
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
  const { t } = useTranslation('admin')
  const renderCell = (backup: Backup) =>
    backup.state === 'done' && <DownloadBackup backup={backup} action={action} />
  return { ...ACTIONS_COLUMN, title: t('desk.actions'), renderCell }
}

const KILOBYTE = 1000
const MEGABYTE = 1_000_000

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
