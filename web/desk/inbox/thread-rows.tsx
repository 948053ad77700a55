import { useId, type ComponentProps, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../ui/list/use-list-address'
import type { Selection } from '../ui/list/use-selection'
import { BulkActions } from './bulk-actions'
import type { Thread } from './inbox.api'
import { ThreadRow } from './thread-row'

interface ThreadRowsProps {
  ref: Ref<HTMLUListElement>
  threads: readonly Thread[]
  state: ListState
  /** Id of the thread shown next to the list. */
  open: number | null
  selection: Selection<Thread>
}

/** The rows, and actions on the selected ones. */
export function ThreadRows({ ref, threads, state, open, selection }: ThreadRowsProps) {
  const { t } = useTranslation('inbox')
  const keysId = useId()
  return (
    <>
      <KeysHint id={keysId} />
      <ul
        ref={ref}
        aria-describedby={keysId}
        aria-label={t('threads')}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {threads.map((each) => (
          <ThreadRow key={each.id} thread={each} {...{ state, open, selection }} />
        ))}
      </ul>
      <ChosenThreads threads={selection.selectedOf(threads)} onClear={selection.clear} />
    </>
  )
}

function KeysHint({ id }: { id: string }) {
  const { t } = useTranslation('inbox')
  return (
    <p id={id} className="text-sm text-muted max-lg:sr-only">
      {t('keys')}
    </p>
  )
}

function ChosenThreads(props: ComponentProps<typeof BulkActions>) {
  return props.threads.length > 0 && <BulkActions {...props} />
}
