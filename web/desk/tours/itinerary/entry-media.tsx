import { Film, Image } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { readMediaUrl } from '../../../../worker/contracts/tours/tours-input'
import { foreignVideoHost, videoHostOf, videoIdOf } from '../../../../worker/contracts/media/videos'
import { INPUT } from '../../../ui/field'
import { ResponsiveImage } from '../../../ui/responsive-image'
import type { EntryFields } from './entry-fields'
import { EntryMediaTools } from './entry-media-tools'
import type { EntryDraft } from './itinerary-draft'

/** The image or video of an entry. */
export function EntryMedia(form: EntryFields) {
  const { videoId, imageUrl, isWrong } = mediaOf(form.entry)
  return (
    <div className="flex flex-col gap-2">
      <AddressBox {...form} isWrong={isWrong} />
      {isWrong && <AddressFault entry={form.entry} />}
      {form.lang === 'cn' && videoId && <BlockedVideo id={videoId} />}
      <EntryMediaTools {...form} videoId={videoId} />
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

/** Reads the URL of an entry as an image or video; `isWrong` if it is neither. */
function mediaOf({ isPic, url }: EntryDraft) {
  const address = url.trim()
  const videoId = isPic ? null : videoIdOf(address)
  const imageUrl = isPic ? readMediaUrl(address, true) : null
  return { videoId, imageUrl, isWrong: address !== '' && !(imageUrl ?? videoId) }
}

function AddressBox({ number, entry, isWrong, onChange }: EntryFields & { isWrong: boolean }) {
  const { t } = useTranslation('admin')
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
  const { t } = useTranslation('admin')
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

/** Why an address is refused: a video is on another host, or it is not the URL of a video at all. */
function AddressFault({ entry: { isPic, url } }: { entry: EntryDraft }) {
  const { t } = useTranslation(['admin', 'errors', 'images'])
  const host = foreignVideoHost(url.trim())
  const video = host === null ? t('itinerary.videoUnknown') : t('images:videoForeign', { host })
  return <p className="text-sm text-danger">{isPic ? t('errors:ImageUrlForeign') : video}</p>
}

/** YouTube cannot be reached from China. */
function BlockedVideo({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  if (videoHostOf(id) !== 'YouTube') return null
  return <p className="text-sm text-accent">{t('itinerary.videoBlocked')}</p>
}
