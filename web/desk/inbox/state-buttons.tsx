import { Check, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import type { useAction } from '../ui/use-action'
import { changeThread, type ThreadDetail } from './inbox.api'

export interface SettingProps {
  thread: ThreadDetail
  /** Shared by the buttons, so that only one change runs at a time. */
  action: ReturnType<typeof useAction>
}

/** Changes the state of a thread without an answer. */
export function StateButtons({ thread, action }: SettingProps) {
  const { t } = useTranslation('inbox')
  const change = useStateChange({ thread, action })
  return (
    <>
      {isOpen(thread) && (
        <Button disabled={action.isBusy} onClick={() => change('answered')}>
          {t('answeredElsewhere')}
        </Button>
      )}
      <DoneButton thread={thread} action={action} />
    </>
  )
}

/** Closes or reopens a thread. It is a single button, so that the focus stays on it after a press. */
function DoneButton({ thread, action }: SettingProps) {
  const { t } = useTranslation('inbox')
  const change = useStateChange({ thread, action })
  const isDone = thread.state === 'done'
  const Icon = isDone ? RotateCcw : Check
  const close = t(isOpen(thread) ? 'doneUnanswered' : 'done')
  return (
    <Button disabled={action.isBusy} onClick={() => change(isDone ? 'waiting' : 'done')}>
      <Icon aria-hidden size={16} />
      {isDone ? t('reopen') : close}
    </Button>
  )
}

function isOpen({ state }: ThreadDetail): boolean {
  return state === 'new' || state === 'waiting'
}

/** Changes the state; a toast offers to undo that. */
function useStateChange({ thread, action: { run } }: SettingProps) {
  const { t } = useTranslation('inbox')
  const { id } = thread
  return (to: 'done' | 'answered' | 'waiting') =>
    void run((client) => changeThread(client, id, { state: to }), {
      text: t(`changed.${to}`),
      ...(isOpen(thread) && { undo: (client) => changeThread(client, id, { state: 'waiting' }) }),
    })
}
