import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnSettings } from '../../../worker/contracts/own-account'
import { ApiError } from '../../platform/api/api'
import { AlertBanner } from '../../ui/alert-banner'
import { Avatar } from '../../ui/avatar'
import { FailureAlert } from '../../ui/failure-alert'
import { SubmitButton } from '../../ui/submit-button'
import { uploadAvatar } from './accounts.api'
import { SettingRow } from './setting-row'
import { squareImage } from './square-image'
import { useChangeSettings } from './use-change-settings'
import { moveFocus } from '../../ui/focus'

/** The member's avatar; the browser crops it to a square before the upload. */
export function AvatarSetting({ own: { username, avatarUrl } }: { own: OwnSettings }) {
  const { t } = useTranslation('accounts')
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const upload = useAvatarUpload()
  const removal = useChangeSettings()
  const { error } = upload
  const failure = error instanceof ApiError ? error : removal.error
  return (
    <SettingRow
      title={t('settings.avatar.title')}
      value={<Avatar name={username} url={avatarUrl || null} size="small" />}
    >
      <p id={hintId} className="text-sm text-muted">
        {t('settings.avatar.hint')}
      </p>
      <ImageInput ref={input} label={t('settings.avatar.choose')} onFile={upload.mutate} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton
          type="button"
          label={t('settings.avatar.choose')}
          waiting={t('settings.avatar.uploading')}
          isWaiting={upload.isPending}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        />
        {avatarUrl && <RemoveButton removal={removal} />}
      </div>
      {error && !(error instanceof ApiError) && (
        <AlertBanner kind="error">{t('settings.avatar.unreadable')}</AlertBanner>
      )}
      <FailureAlert failure={failure} />
    </SettingRow>
  )
}

function useAvatarUpload() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (file: File, { client }) => uploadAvatar(client, await squareImage(file)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['accounts'] }),
  })
}

function RemoveButton({ removal }: { removal: ReturnType<typeof useChangeSettings> }) {
  const { t } = useTranslation('accounts')
  return (
    <SubmitButton
      type="button"
      label={t('settings.avatar.remove')}
      waiting={t('settings.saving')}
      isWaiting={removal.isPending}
      onClick={({ currentTarget }) => {
        moveFocus(currentTarget.closest('details')?.querySelector('summary'))
        removal.mutate({ avatarUrl: '' })
      }}
    />
  )
}

interface ImageInputProps {
  ref: RefObject<HTMLInputElement | null>
  label: string
  onFile: (file: File) => void
}

function ImageInput({ ref, label, onFile }: ImageInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      tabIndex={-1}
      aria-label={label}
      className="sr-only"
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) onFile(file)
        target.value = ''
      }}
    />
  )
}
