import { Film, Image, Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { foreignVideoHost, videoHostOf, videoIdOf } from '../../../../worker/contracts/media/videos'
import { readMediaUrl } from '../../../../worker/contracts/tours/tours-input'
import { videoEmbedUrl } from '../../../platform/media/video-address'
import { INPUT } from '../../../ui/field'
import { ResponsiveImage } from '../../../ui/responsive-image'
import { EntryPick } from '../../images/entry-pick'
import { UploadButton } from '../../images/upload-button'
import { useImageUpload } from '../../images/use-image-upload'
import { copyText } from '../../ui/copy-text'
import { IconTextButton } from '../../ui/icon-text-button'
import { useToast } from '../../ui/toasts'
import type { EntryDraft, EntryFields } from './itinerary-draft'

const IMAGE = 'h-[100px] w-[150px] rounded-field object-cover'

/** The image or video of an entry. */
export function EntryMedia(form: EntryFields) {
  const { videoId, imageUrl, isWrong } = mediaOf(form.entry)
  return (
    <div className="flex flex-col gap-2">
      <AddressBox {...form} isWrong={isWrong} />
      {isWrong && <AddressFault entry={form.entry} />}
      {form.lang === 'cn' && videoId && <BlockedVideo id={videoId} />}
      <EntryMediaTools {...form} videoId={videoId} />
      {imageUrl && <ResponsiveImage url={imageUrl} alt="" sizes="150px" className={IMAGE} />}
    </div>
  )
}

/** Reads the URL of an entry as an image or video; `isWrong` if it is neither. */
function mediaOf({ isPic, url }: EntryDraft) {
  const address = url.trim()
  const videoId = isPic ? null : videoIdOf(address)
  const imageUrl = isPic ? readMediaUrl(address, true) : null
  return { videoId, imageUrl, isWrong: address !== '' && !(imageUrl ?? videoId) }
}

function AddressBox({ number, entry, isWrong, onChange }: EntryFields & { isWrong: boolean }) {
  const { t } = useTranslation('desk-tours')
  return (
    <div className="flex items-center gap-2">
      <KindIcon isPic={entry.isPic} />
      <input
        aria-label={t('itinerary.urlOf', { number })}
        placeholder={t(entry.isPic ? 'itinerary.pictureBox' : 'itinerary.videoBox')}
        aria-invalid={isWrong || undefined}
        value={entry.url}
        className={INPUT}
        onChange={({ target }) => onChange({ url: target.value })}
      />
    </div>
  )
}

function KindIcon({ isPic }: { isPic: boolean }) {
  const { t } = useTranslation('desk-tours')
  const Icon = isPic ? Image : Film
  return (
    <Icon
      role="img"
      aria-label={t(isPic ? 'itinerary.picture' : 'itinerary.video')}
      size={18}
      className="shrink-0 text-muted"
    />
  )
}

/** The fault of an address: another host, or not a video at all. */
function AddressFault({ entry: { isPic, url } }: { entry: EntryDraft }) {
  const { t } = useTranslation(['desk-tours', 'errors'])
  const host = foreignVideoHost(url.trim())
  const video = host === null ? t('itinerary.videoUnknown') : t('images.videoForeign', { host })
  return <p className="text-sm text-danger">{isPic ? t('errors:ImageUrlForeign') : video}</p>
}

/** YouTube cannot be reached from China. */
function BlockedVideo({ id }: { id: string }) {
  const { t } = useTranslation('desk-tours')
  if (videoHostOf(id) !== 'YouTube') return null
  return <p className="text-sm text-accent">{t('itinerary.videoBlocked')}</p>
}

/** Chooses between image and video, and between one of the tour's images and a new file. */
function EntryMediaTools({ videoId, ...form }: EntryFields & { videoId: string | null }) {
  const { tourId, number, entry, onChange } = form
  const take = (url: string) => onChange({ url, isPic: true })
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <ImageBox isPic={entry.isPic} onChange={onChange} />
      <EntryPick tourId={tourId} number={number} onPick={take} />
      <EntryUpload tourId={tourId} number={number} onUploaded={take} />
      {videoId && <CopyEmbed url={videoEmbedUrl(videoId)} />}
    </div>
  )
}

function ImageBox({ isPic, onChange }: Pick<EntryFields, 'onChange'> & { isPic: boolean }) {
  const { t } = useTranslation('desk-tours')
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
  const { t } = useTranslation('desk-tours')
  const showToast = useToast()
  const copy = async () => {
    if (await copyText(url)) showToast({ text: t('itinerary.embedCopied') })
  }
  return <IconTextButton icon={Link2} text={t('itinerary.copyEmbed')} onClick={() => void copy()} />
}

interface EntryUploadProps extends Pick<EntryFields, 'tourId' | 'number'> {
  /** Called with the image's URL. */
  onUploaded: (url: string) => void
}

function EntryUpload({ tourId, number, onUploaded }: EntryUploadProps) {
  const { t } = useTranslation('desk-tours')
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
