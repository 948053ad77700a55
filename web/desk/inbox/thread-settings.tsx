import { useQuery } from '@tanstack/react-query'
import { Check, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/field'
import { useAction } from '../ui/use-action'
import { changeThread, overviewQuery, type ThreadDetail } from './inbox.api'

type Action = ReturnType<typeof useAction>

/** Who takes care of a thread, and its state without an answer. */
export function ThreadSettings({ thread }: { thread: ThreadDetail }) {
  const action = useAction()
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-44 grow sm:max-w-60">
        <OwnerField thread={thread} action={action} />
      </div>
      <StateButtons thread={thread} action={action} />
    </div>
  )
}

interface SettingProps {
  thread: ThreadDetail
  /** One at a time. */
  action: Action
}

function OwnerField({ thread: { id, owner }, action: { isBusy, run } }: SettingProps) {
  const { t } = useTranslation('inbox')
  const owners = useQuery(overviewQuery()).data?.owners ?? (owner ? [owner] : [])
  const give = (chosen: number | null) =>
    void run((client) => changeThread(client, id, { owner: chosen }))
  return (
    <SelectField
      label={t('owner.label')}
      value={owner?.id ?? ''}
      aria-disabled={isBusy}
      onChange={({ target: { value } }) => give(value ? Number(value) : null)}
    >
      <option value="">{t('owner.none')}</option>
      {owners.map((each) => (
        <option key={each.id} value={each.id}>
          {each.username}
        </option>
      ))}
    </SelectField>
  )
}

function StateButtons({ thread: { id, state }, action: { isBusy, run } }: SettingProps) {
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
