import { Check, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import type { useAction } from '../ui/use-action'
import { changeThread, type ThreadDetail } from './inbox.api'

export interface SettingProps {
  thread: ThreadDetail
  /** One at a time. */
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

/** Closes a thread or opens it again: one button, so that the focus stays on it after a press. */
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

/** The change of an open thread can be undone. */
function useStateChange({ thread, action: { run } }: SettingProps) {
  const { t } = useTranslation('inbox')
  const { id } = thread
  return (to: 'done' | 'answered' | 'waiting') =>
    void run((client) => changeThread(client, id, { state: to }), {
      text: t(`changed.${to}`),
      ...(isOpen(thread) && { undo: (client) => changeThread(client, id, { state: 'waiting' }) }),
    })
}
