import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useBulk } from '../ui/list/use-bulk'
import { changeThread, type Thread } from './inbox.api'

/** Closes threads or gives them an owner (null for none). Undoing a close leaves a thread that was new as waiting. */
export function useBulkChanges(threads: Thread[], onDone: () => void) {
  const { t } = useTranslation('inbox')
  const { isBusy, run } = useBulk<Thread>()
  const close = () =>
    void run(threads, {
      act: (client, { id }) => changeThread(client, id, { state: 'done' }),
      undo: reopen,
      textOf: (count) => t('bulk.done', { count }),
      onDone,
    })
  const give = (owner: number | null) =>
    void run(threads, {
      act: (client, { id }) => changeThread(client, id, { owner }),
      undo: (client, thread) =>
        changeThread(client, thread.id, { owner: thread.owner?.id ?? null }),
      textOf: (count) => t('bulk.given', { count }),
      onDone,
    })
  return { isBusy, close, give }
}

function reopen(client: QueryClient, { id, state }: Thread) {
  return changeThread(client, id, { state: state === 'new' ? 'waiting' : state })
}
