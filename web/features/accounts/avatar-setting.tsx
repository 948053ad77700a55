import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnSettings } from '../../../worker/contracts/accounts/own-account'
import { useLang } from '../../platform/i18n/use-lang'
import { AlertBanner } from '../../ui/alert-banner'
import { Avatar } from '../../ui/avatar'
import { FailureAlert } from '../../ui/failure-alert'
import { SubmitButton } from '../../ui/submit-button'
import { uploadAvatar } from './accounts.api'
import { RemovalButton, SettingRow, useChangeSettings } from './setting-row'

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

function AvatarFailure({ upload, removal }: { upload: Error | null; removal: Error | null }) {
  if (upload instanceof UnusableFile)
    return <AlertBanner kind="error">{upload.message}</AlertBanner>
  return <FailureAlert failure={upload ?? removal} />
}

/** The message is a sentence for the member. */
class UnusableFile extends Error {}

function useAvatarUpload() {
  const queryClient = useQueryClient()
  const lang = useLang()
  return useMutation({
    mutationFn: async (file: File, { client }) => {
      // Reads picture formats, so it is loaded for a chosen file only.
      const { squareImage } = await import('./square-image')
      const square = await squareImage(file, lang)
      if (typeof square === 'string') throw new UnusableFile(square)
      return uploadAvatar(client, square)
    },
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
