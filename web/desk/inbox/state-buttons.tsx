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

/** The state of a thread without an answer. */
export function StateButtons({ thread: { id, state }, action: { isBusy, run } }: SettingProps) {
  const { t } = useTranslation('inbox')
  const isOpen = state === 'new' || state === 'waiting'
  const isDone = state === 'done'
  const change = (to: 'done' | 'answered' | 'waiting') =>
    void run((client) => changeThread(client, id, { state: to }), {
      text: t(`changed.${to}`),
      ...(isOpen && { undo: (client) => changeThread(client, id, { state: 'waiting' }) }),
    })
  const Icon = isDone ? RotateCcw : Check
  const close = t(isOpen ? 'doneUnanswered' : 'done')
  return (
    <>
      {isOpen && (
        <Button disabled={isBusy} onClick={() => change('answered')}>
          {t('answeredElsewhere')}
        </Button>
      )}
      {/* One button for both, so that the focus stays on it after a press. */}
      <Button disabled={isBusy} onClick={() => change(isDone ? 'waiting' : 'done')}>
        <Icon aria-hidden size={16} />
        {isDone ? t('reopen') : close}
      </Button>
    </>
  )
}
