import { Film, Image, Link2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { videoIdOf } from '../../../worker/contracts/tours-input'
import { imageKeyOf, imageUrl } from '../../../worker/contracts/image-address'
import { ApiError } from '../../platform/api/api'
import { useErrorText } from '../../platform/api/use-error-text'
import { videoEmbedUrl } from '../../platform/media/video-address'
import { Button, buttonClass } from '../../ui/button'
import { INPUT } from '../../ui/field'
import { ResponsiveImage } from '../../ui/responsive-image'
import { uploadImage } from '../images/upload.api'
import { copyText } from '../ui/copy-text'
import { useToast } from '../ui/toasts'
import type { EntryDraft } from './itinerary-draft'

interface EntryMediaProps {
  tourId: number
  number: number
  entry: EntryDraft
  onChange: (part: Partial<EntryDraft>) => void
}

export function EntryMedia({ tourId, number, entry, onChange }: EntryMediaProps) {
  const { t } = useTranslation(['admin', 'errors'])
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const [progress, setProgress] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const videoId = entry.isPic ? null : videoIdOf(entry.url.trim())
  const embedUrl = videoId && videoEmbedUrl(videoId)
  const imageKey = entry.isPic ? imageKeyOf(entry.url.trim()) : null
  const isWrong = entry.url.trim() !== '' && (entry.isPic ? imageKey === null : embedUrl === null)
  const Icon = entry.isPic ? Image : Film
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <Icon
          role="img"
          aria-label={t(entry.isPic ? 'itinerary.picture' : 'itinerary.video')}
          size={18}
          className="shrink-0 text-muted"
        />
        <input
          aria-label={t('itinerary.urlOf', { number })}
          placeholder={t(entry.isPic ? 'itinerary.pictureBox' : 'itinerary.videoBox')}
          aria-invalid={isWrong || undefined}
          value={entry.url}
          className={INPUT}
          onChange={({ target }) => onChange({ url: target.value })}
        />
      </div>
      {isWrong && (
        <p className="text-sm text-danger">
          {t(entry.isPic ? 'errors:ImageUrlForeign' : 'itinerary.videoUnknown')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-primary"
            checked={entry.isPic}
            onChange={({ target }) => onChange({ isPic: target.checked })}
          />
          {t('itinerary.isPicture')}
        </label>
        <label
          className={`${buttonClass()} cursor-pointer focus-within:outline-3 focus-within:outline-primary`}
        >
          <Upload aria-hidden size={16} />
          {progress === null
            ? t('itinerary.upload')
            : t('images.sending', { percent: Math.round(progress * 100) })}
          <input
            ref={input}
            type="file"
            accept="image/*"
            className="sr-only"
            // The native `disabled` would drop the focus.
            aria-disabled={progress !== null || undefined}
            aria-label={t('itinerary.uploadFor', { number })}
            onClick={(event) => progress !== null && event.preventDefault()}
            onChange={({ target }) => void upload(target.files?.[0])}
          />
        </label>
        {embedUrl && (
          <Button
            onClick={() =>
              void copyText(embedUrl).then(
                (isCopied) => isCopied && showToast({ text: t('itinerary.embedCopied') }),
              )
            }
          >
            <Link2 aria-hidden size={16} />
            {t('itinerary.copyEmbed')}
          </Button>
        )}
      </div>
      {imageKey && (
        <ResponsiveImage
          url={imageUrl(imageKey)}
          alt=""
          sizes="150px"
          className="h-[100px] w-[150px] rounded-field object-cover"
        />
      )}
    </div>
  )

  async function upload(file: File | undefined): Promise<void> {
    if (!file || progress !== null) return
    setProgress(0)
    try {
      const signal = new AbortController().signal
      const { url } = await uploadImage({
        file,
        tourId,
        routeId: number,
        signal,
        onProgress: setProgress,
      })
      onChange({ url, isPic: true })
    } catch (error) {
      const message = ofFailure(error instanceof ApiError ? error : null)
      showToast({ text: t('images.uploadFailed', { file: file.name, message }), look: 'danger' })
    } finally {
      setProgress(null)
      if (input.current) input.current.value = ''
    }
  }
}
