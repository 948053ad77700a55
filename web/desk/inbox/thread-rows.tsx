import { useQuery, type QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { textLang } from '../../platform/i18n/text-lang'
import { Button } from '../../ui/button'
import { BulkBar } from '../ui/list/bulk-bar'
import { CsvButton } from '../ui/list/csv-button'
import { ChipSelect } from '../ui/list/list-filters'
import { useBulk } from '../ui/list/use-bulk'
import type { ListState } from '../ui/list/use-list-address'
import type { Selection } from '../ui/list/use-selection'
import { type Thread, changeThread, overviewQuery } from './inbox.api'
import { OwnerOptions } from './thread-settings'
import { ThreadChips, ThreadOrigin, ThreadTitle } from './thread-summary'

interface ThreadRowsProps {
  ref: Ref<HTMLUListElement>
  threads: readonly Thread[]
  state: ListState
  /** Id of the thread shown next to the list. */
  open: number | null
  selection: Selection<Thread>
}

const ROWS = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface'

/** The rows, and actions on the selected ones. */
export function ThreadRows({ ref, threads, state, open, selection }: ThreadRowsProps) {
  const { t } = useTranslation('desk-people')
  const keysId = useId()
  const chosen = selection.selectedOf(threads)
  return (
    <>
      <p id={keysId} className="text-sm text-muted max-lg:sr-only">
        {t('inbox.keys')}
      </p>
      <ul ref={ref} aria-describedby={keysId} aria-label={t('inbox.threads')} className={ROWS}>
        {threads.map((each) => (
          <ThreadRow key={each.id} thread={each} {...{ state, open, selection }} />
        ))}
      </ul>
      {chosen.length > 0 && <BulkActions threads={chosen} onClear={selection.clear} />}
    </>
  )
}

type ThreadRowProps = Omit<ThreadRowsProps, 'ref' | 'threads'> & { thread: Thread }

function ThreadRow({ thread, state, open, selection }: ThreadRowProps) {
  return (
    <li className="flex items-start">
      <ThreadBox thread={thread} selection={selection} />
      <Link
        to="/admin/inbox"
        search={{ ...state, thread: String(thread.id) }}
        resetScroll={false}
        data-thread={thread.id}
        aria-current={thread.id === open ? 'true' : undefined}
        className="flex min-w-0 grow flex-col gap-1 border-s-4 border-transparent px-3 py-3 hover:bg-paper focus-visible:-outline-offset-2 aria-[current]:border-primary aria-[current]:bg-paper"
      >
        <ThreadOrigin thread={thread} />
        <ThreadTitle thread={thread} />
        <span lang={textLang(thread.excerpt)} className="line-clamp-1 text-sm text-muted">
          {thread.excerpt}
        </span>
        <ThreadChips thread={thread} />
      </Link>
    </li>
  )
}

function ThreadBox({ thread, selection }: Pick<ThreadRowProps, 'thread' | 'selection'>) {
  const { t } = useTranslation('desk')
  const { id, title } = thread
  return (
    <label className="grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        className="size-5 accent-primary"
        aria-label={t('list.selectOne', { name: title })}
        checked={selection.isSelected(id)}
        onChange={({ target }) => selection.select(id, target.checked)}
      />
    </label>
  )
}

/** Closes the selected threads or gives them an owner; both can be undone. */
function BulkActions({ threads, onClear }: { threads: Thread[]; onClear: () => void }) {
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
