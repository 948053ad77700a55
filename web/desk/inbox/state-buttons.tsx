import { Check, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { useAction } from '../ui/use-action'
import { changeThread, type ThreadDetail } from './inbox.api'

type Action = ReturnType<typeof useAction>

export interface SettingProps {
  thread: ThreadDetail
  /** One at a time. */
  action: Action
}

export function StateButtons({ thread: { id, state }, action: { isBusy, run } }: SettingProps) {
  const { t } = useTranslation('inbox')
  const isOpen = state === 'new' || state === 'waiting'
  const change = (to: 'done' | 'answered' | 'waiting') =>
    void run((client) => changeThread(client, id, { state: to }), {
      text: t(`changed.${to}`),
      ...(isOpen && { undo: (client) => changeThread(client, id, { state: 'waiting' }) }),
    })
  if (state === 'done')
    return (
      <Button disabled={isBusy} onClick={() => change('waiting')}>
        <RotateCcw aria-hidden size={16} />
        {t('reopen')}
      </Button>
    )
  return (
    <>
      {isOpen && (
        <Button disabled={isBusy} onClick={() => change('answered')}>
          {t('answeredElsewhere')}
        </Button>
      )}
      <Button disabled={isBusy} onClick={() => change('done')}>
        <Check aria-hidden size={16} />
        {t(isOpen ? 'doneUnanswered' : 'done')}
      </Button>
    </>
  )
}
