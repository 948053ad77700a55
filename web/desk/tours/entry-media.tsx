import { Film, Image, Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../worker/contracts/languages'
import { readMediaUrl } from '../../../worker/contracts/tours-input'
import { foreignVideoHost, videoHostOf, videoIdOf } from '../../../worker/contracts/videos'
import { videoEmbedUrl } from '../../platform/media/video-address'
import { Button } from '../../ui/button'
import { INPUT } from '../../ui/field'
import { ResponsiveImage } from '../../ui/responsive-image'
import { EntryPick } from '../images/entry-pick'
import { copyText } from '../ui/copy-text'
import { useToast } from '../ui/toasts'
import { EntryUpload } from './entry-upload'
import type { EntryDraft } from './itinerary-draft'

interface EntryMediaProps {
  tourId: number
  lang: Lang
  number: number
  entry: EntryDraft
  onChange: (part: Partial<EntryDraft>) => void
}

export function EntryMedia({ tourId, lang, number, entry, onChange }: EntryMediaProps) {
  const { t } = useTranslation(['admin', 'errors', 'images'])
  const videoId = entry.isPic ? null : videoIdOf(entry.url.trim())
  const embedUrl = videoId && videoEmbedUrl(videoId)
  const imageUrl = entry.isPic ? readMediaUrl(entry.url.trim(), true) : null
  const isWrong = entry.url.trim() !== '' && (entry.isPic ? !imageUrl : embedUrl === null)
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
          {entry.isPic ? t('errors:ImageUrlForeign') : <VideoFault url={entry.url.trim()} />}
        </p>
      )}
      {lang === 'cn' && videoId && videoHostOf(videoId) === 'YouTube' && (
        <p className="text-sm text-accent">{t('itinerary.videoBlocked')}</p>
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
        <EntryPick
          tourId={tourId}
          number={number}
          onPick={(url) => onChange({ url, isPic: true })}
        />
        <EntryUpload
          tourId={tourId}
          number={number}
          onUploaded={(url) => onChange({ url, isPic: true })}
        />
        {embedUrl && <CopyEmbed url={embedUrl} />}
      </div>
      {imageUrl && (
        <ResponsiveImage
          url={imageUrl}
          alt=""
          sizes="150px"
          className="h-[100px] w-[150px] rounded-field object-cover"
        />
      )}
    </div>
  )
}

/** Why a text is no video: it is one of another host, or no address of a video at all. */
function VideoFault({ url }: { url: string }) {
  const { t } = useTranslation(['admin', 'images'])
  const host = foreignVideoHost(url)
  return host === null ? t('itinerary.videoUnknown') : t('images:videoForeign', { host })
}

function CopyEmbed({ url }: { url: string }) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const copy = async () => {
    if (await copyText(url)) showToast({ text: t('itinerary.embedCopied') })
  }
  return (
    <Button onClick={() => void copy()}>
      <Link2 aria-hidden size={16} />
      {t('itinerary.copyEmbed')}
    </Button>
  )
}
