import { useQuery, type QueryClient } from '@tanstack/react-query'
import { Check, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/field'
import { useAction } from '../ui/use-action'
import { changeThread, overviewQuery, type ThreadDetail } from './inbox.api'

/** The owner of a thread, and buttons that change its state without an answer. */
export function ThreadSettings({ thread }: { thread: ThreadDetail }) {
  const { t } = useTranslation('desk-people')
  const action = useAction()
  const change = useStateChange({ thread, action })
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-44 grow sm:max-w-60">
        <OwnerField thread={thread} action={action} />
      </div>
      {isOpen(thread) && (
        <Button disabled={action.isBusy} onClick={() => change('answered')}>
          {t('inbox.answeredElsewhere')}
        </Button>
      )}
      <DoneButton thread={thread} action={action} />
    </div>
  )
}

function OwnerField({ thread: { id, owner }, action: { isBusy, run } }: SettingProps) {
  const { t } = useTranslation('desk-people')
  const owners = useQuery(overviewQuery()).data?.owners ?? (owner ? [owner] : [])
  const give = (chosen: number | null) =>
    void run((client) => changeThread(client, id, { owner: chosen }))
  return (
    <SelectField
      label={t('inbox.owner.label')}
      value={owner?.id ?? ''}
      aria-disabled={isBusy}
      onChange={({ target: { value } }) => give(value ? Number(value) : null)}
    >
      <option value="">{t('inbox.owner.none')}</option>
      <OwnerOptions owners={owners} />
    </SelectField>
  )
}

export function OwnerOptions({ owners }: { owners: readonly { id: number; username: string }[] }) {
  return owners.map(({ id, username }) => (
    <option key={id} value={id}>
      {username}
    </option>
  ))
}

interface SettingProps {
  thread: ThreadDetail
  /** Shared by the buttons, so that only one change runs at a time. */
  action: ReturnType<typeof useAction>
}

/** Closes or reopens a thread. It is a single button, so that the focus stays on it after a press. */
function DoneButton({ thread, action }: SettingProps) {
  const { t } = useTranslation('desk-people')
  const change = useStateChange({ thread, action })
  const isDone = thread.state === 'done'
  const Icon = isDone ? RotateCcw : Check
  const close = t(isOpen(thread) ? 'inbox.doneUnanswered' : 'inbox.done')
  return (
    <Button disabled={action.isBusy} onClick={() => change(isDone ? 'waiting' : 'done')}>
      <Icon aria-hidden size={16} />
      {isDone ? t('inbox.reopen') : close}
    </Button>
  )
}

function isOpen({ state }: ThreadDetail): boolean {
  return state === 'new' || state === 'waiting'
}

/** Changes the state; a toast offers to undo that. */
function useStateChange({ thread, action: { run } }: SettingProps) {
  const { t } = useTranslation('desk-people')
  const undoable = isOpen(thread) && { undo: changeTo(thread, 'waiting') }
  return (to: NextState) =>
    void run(changeTo(thread, to), { text: t(`inbox.changed.${to}`), ...undoable })
}

type NextState = 'done' | 'answered' | 'waiting'

function changeTo({ id }: ThreadDetail, state: NextState) {
  return (client: QueryClient) => changeThread(client, id, { state })
}
