import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingsChange } from '../../../worker/contracts/accounts/own-account'
import { currentSession } from '../../platform/session/session'
import { moveFocus } from '../../ui/focus'
import { SubmitButton } from '../../ui/submit-button'
import { changeSettings, ownSettingsQuery } from './accounts.api'

type SettingRowProps = { title: string; value?: ReactNode; children: ReactNode }

export function SettingRow({ title, value, children }: SettingRowProps) {
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-field py-2 hover:text-primary">
        <span className="font-semibold">{title}</span>
        <span className="ms-auto min-w-0 truncate text-end text-muted">{value}</span>
        <ChevronDown aria-hidden size={18} className="shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <div className="flex max-w-md flex-col gap-4 pt-1 pb-6">{children}</div>
    </details>
  )
}

type RemovalButtonProps = { label: string; isRemoving: boolean; onRemove: () => void }

/** Removes a setting. The button disappears with it, so the focus moves to the row. */
export function RemovalButton({ label, isRemoving, onRemove }: RemovalButtonProps) {
  const { t } = useTranslation('accounts')
  return (
    <SubmitButton
      type="button"
      label={label}
      waiting={t('settings.saving')}
      isWaiting={isRemoving}
      onClick={({ currentTarget }) => {
        moveFocus(currentTarget.closest('details')?.querySelector('summary'))
        onRemove()
      }}
    />
  )
}

/** Changes the member's settings. The response to a new password starts a new session. */
export function useChangeSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (change: SettingsChange, { client }) => changeSettings(client, change),
    onSuccess({ session, ...own }) {
      queryClient.setQueryData(ownSettingsQuery.queryKey, own)
      if (session) currentSession().start(session)
      void queryClient.invalidateQueries({ queryKey: ['accounts'] })
    },
  })
}
