import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../ui/field'
import { useAction } from '../ui/use-action'
import { changeThread, overviewQuery, type ThreadDetail } from './inbox.api'
import { StateButtons, type SettingProps } from './state-buttons'

/** The owner of a thread, and buttons that change its state without an answer. */
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
      <OwnerOptions owners={owners} />
    </SelectField>
  )
}

interface OwnerOptionsProps {
  owners: readonly { id: number; username: string }[]
}

export function OwnerOptions({ owners }: OwnerOptionsProps) {
  return owners.map(({ id, username }) => (
    <option key={id} value={id}>
      {username}
    </option>
  ))
}
