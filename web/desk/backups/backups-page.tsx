import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { DatabaseBackup } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BackupList } from '../../../worker/contracts/backup/backup'
import { Button } from '../../ui/button'
import { List } from '../ui/list/list'
import { useListAddress } from '../ui/list/use-list-address'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { backupsQuery, isRunning, startBackup } from './backups.api'
import { useBackupColumns } from './use-backup-columns'

type Action = ReturnType<typeof useAction>

/** The encrypted backups of the last eight weeks. */
export function BackupsPage() {
  const { t } = useTranslation('admin')
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
  const { t } = useTranslation('admin')
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
  const { t } = useTranslation('admin')
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
