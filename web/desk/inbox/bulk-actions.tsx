import { useQuery, type QueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { BulkBar } from '../ui/list/bulk-bar'
import { CsvButton } from '../ui/list/csv-button'
import { ChipSelect } from '../ui/list/list-filters'
import { useBulk } from '../ui/list/use-bulk'
import { changeThread, overviewQuery, type Thread } from './inbox.api'
import { OwnerOptions } from './thread-settings'

/** Closes the selected threads or gives them an owner; both can be undone. */
export function BulkActions({ threads, onClear }: { threads: Thread[]; onClear: () => void }) {
  const { t } = useTranslation('desk-people')
  const { isBusy, close, give } = useBulkChanges(threads, onClear)
  return (
    <BulkBar count={threads.length} onClear={onClear}>
      <Button disabled={isBusy} onClick={close}>
        <Check aria-hidden size={16} />
        {t('inbox.done')}
      </Button>
      <OwnerSelect isBusy={isBusy} onChoose={give} />
      <CsvButton list="inquiries" state={{ view: 'all' }} ids={threads.map(({ id }) => id)} />
    </BulkBar>
  )
}

interface OwnerSelectProps {
  isBusy: boolean
  /** Gets null for no owner. */
  onChoose: (owner: number | null) => void
}

function OwnerSelect({ isBusy, onChoose }: OwnerSelectProps) {
  const { t } = useTranslation('desk-people')
  const owners = useQuery(overviewQuery()).data?.owners ?? []
  return (
    <ChipSelect
      label={t('inbox.owner.label')}
      value=""
      disabled={isBusy}
      onChoose={(value) => onChoose(value === 'none' ? null : Number(value))}
    >
      <option value="" disabled>
        {t('inbox.owner.label')}
      </option>
      <option value="none">{t('inbox.owner.none')}</option>
      <OwnerOptions owners={owners} />
    </ChipSelect>
  )
}

/** Closes threads or gives them an owner (null for none). Undoing a close leaves a thread that was new as waiting. */
function useBulkChanges(threads: Thread[], onDone: () => void) {
  const { t } = useTranslation('desk-people')
  const { isBusy, run } = useBulk<Thread>()
  const close = () =>
    void run(threads, {
      act: (client, { id }) => changeThread(client, id, { state: 'done' }),
      undo: reopen,
      textOf: (count) => t('inbox.bulk.done', { count }),
      onDone,
    })
  const give = (owner: number | null) =>
    void run(threads, {
      act: (client, { id }) => changeThread(client, id, { owner }),
      undo: giveBack,
      textOf: (count) => t('inbox.bulk.given', { count }),
      onDone,
    })
  return { isBusy, close, give }
}

function giveBack(client: QueryClient, { id, owner }: Thread) {
  return changeThread(client, id, { owner: owner?.id ?? null })
}

function reopen(client: QueryClient, { id, state }: Thread) {
  return changeThread(client, id, { state: state === 'new' ? 'waiting' : state })
}
