import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Backup } from '../../../worker/contracts/backup/backup'
import { saveFile } from '../../platform/save-file'
import { Button } from '../../ui/button'
import type { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { fetchBackup } from './backups.api'

interface DownloadBackupProps {
  backup: Backup
  action: ReturnType<typeof useAction>
}

export function DownloadBackup({ backup, action: { isBusy, run } }: DownloadBackupProps) {
  const { t } = useTranslation('admin')
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
