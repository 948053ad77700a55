import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnSettings } from '../../../worker/contracts/accounts/own-account'
import { ApiError } from '../../platform/api/api'
import { AlertBanner } from '../../ui/alert-banner'
import { Avatar } from '../../ui/avatar'
import { FailureAlert } from '../../ui/failure-alert'
import { SubmitButton } from '../../ui/submit-button'
import { uploadAvatar } from './accounts.api'
import { RemovalButton, SettingRow, useChangeSettings } from './setting-row'
import { squareImage } from './square-image'

/** The member's avatar; the browser crops it to a square before the upload. */
export function AvatarSetting({ own: { username, avatarUrl } }: { own: OwnSettings }) {
  const { t } = useTranslation('accounts')
  const hintId = useId()
  const upload = useAvatarUpload()
  const removal = useChangeSettings()
  const shown = <Avatar name={username} url={avatarUrl || null} size="small" />
  return (
    <SettingRow title={t('settings.avatar.title')} value={shown}>
      <p id={hintId} className="text-sm text-muted">
        {t('settings.avatar.hint')}
      </p>
      <AvatarChoice upload={upload} hintId={hintId}>
        {avatarUrl && <RemoveAvatar removal={removal} />}
      </AvatarChoice>
      <AvatarFailure upload={upload.error} removal={removal.error} />
    </SettingRow>
  )
}

type Removal = ReturnType<typeof useChangeSettings>

function RemoveAvatar({ removal: { isPending, mutate } }: { removal: Removal }) {
  const { t } = useTranslation('accounts')
  const remove = () => mutate({ avatarUrl: '' })
  return (
    <RemovalButton label={t('settings.avatar.remove')} isRemoving={isPending} onRemove={remove} />
  )
}

type Upload = ReturnType<typeof useAvatarUpload>
type AvatarChoiceProps = { upload: Upload; hintId: string; children: ReactNode }

function AvatarChoice({ upload, hintId, children }: AvatarChoiceProps) {
  const { t } = useTranslation('accounts')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
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
        {children}
      </div>
    </>
  )
}

/** An upload that failed without an API error means that this browser cannot read the file. */
function AvatarFailure({ upload, removal }: { upload: Error | null; removal: Error | null }) {
  const { t } = useTranslation('accounts')
  const isRefused = upload instanceof ApiError
  return (
    <>
      {upload && !isRefused && (
        <AlertBanner kind="error">{t('settings.avatar.unreadable')}</AlertBanner>
      )}
      <FailureAlert failure={isRefused ? upload : removal} />
    </>
  )
}

function useAvatarUpload() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (file: File, { client }) => uploadAvatar(client, await squareImage(file)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['accounts'] }),
  })
}

type ImageInputProps = { ref: Ref<HTMLInputElement>; label: string; onFile: (file: File) => void }

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
