import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { videoEmbedUrl } from '../../../platform/media/video-address'
import { Button } from '../../../ui/button'
import { EntryPick } from '../../images/entry-pick'
import { UploadButton } from '../../images/upload-button'
import { useImageUpload } from '../../images/use-image-upload'
import { copyText } from '../../ui/copy-text'
import { useToast } from '../../ui/toasts'
import type { EntryFields } from './entry-fields'

/** Chooses between image and video, and between one of the tour's images and a new file. */
export function EntryMediaTools({ videoId, ...form }: EntryFields & { videoId: string | null }) {
  const { tourId, number, entry, onChange } = form
  const take = (url: string) => onChange({ url, isPic: true })
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <PictureBox isPic={entry.isPic} onChange={onChange} />
      <EntryPick tourId={tourId} number={number} onPick={take} />
      <EntryUpload tourId={tourId} number={number} onUploaded={take} />
      {videoId && <CopyEmbed url={videoEmbedUrl(videoId)} />}
    </div>
  )
}

function PictureBox({ isPic, onChange }: Pick<EntryFields, 'onChange'> & { isPic: boolean }) {
  const { t } = useTranslation('admin')
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-5 accent-primary"
        checked={isPic}
        onChange={({ target }) => onChange({ isPic: target.checked })}
      />
      {t('itinerary.isPicture')}
    </label>
  )
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

interface EntryUploadProps extends Pick<EntryFields, 'tourId' | 'number'> {
  /** Called with the image's URL. */
  onUploaded: (url: string) => void
}

/** A button that uploads the image of an itinerary entry. */
function EntryUpload({ tourId, number, onUploaded }: EntryUploadProps) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const onFault = (text: string) => showToast({ text, look: 'danger' })
  const uploading = useImageUpload({ tourId, routeId: number }, { onUploaded, onFault })
  return (
    <UploadButton
      {...uploading}
      text={t('itinerary.upload')}
      aria-label={t('itinerary.uploadFor', { number })}
    />
  )
}
