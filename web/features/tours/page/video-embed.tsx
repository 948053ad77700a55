import { Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { videoHostOf } from '../../../../worker/contracts/media/videos'
import { useLang } from '../../../platform/i18n/use-lang'
import { videoEmbedUrl } from '../../../platform/media/video-address'
import { Button } from '../../../ui/button'

interface VideoProps {
  videoId: string
  title: string
}

/** Loads nothing from the video host before a click. Mainland China blocks YouTube. */
export function VideoEmbed({ videoId, title }: VideoProps) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const [isPlaying, setPlaying] = useState(false)
  const host = videoHostOf(videoId)
  if (lang === 'cn' && host === 'YouTube')
    return <p className="text-sm text-muted">{t('video.blocked')}</p>
  if (isPlaying) return <Player videoId={videoId} title={title} />
  return (
    <Button
      look="bare"
      onClick={() => setPlaying(true)}
      className="no-print flex aspect-video w-full flex-col sm:max-w-xl items-center justify-center gap-2 rounded-card bg-spruce p-4 text-snow"
    >
      <Play aria-hidden size={40} />
      <span className="font-semibold">{t('video.play', { title })}</span>
      <span className="text-sm">{t('video.note', { host })}</span>
    </Button>
  )
}

function Player({ videoId, title }: VideoProps) {
  const embed = new URL(videoEmbedUrl(videoId))
  embed.searchParams.set('autoplay', '1')
  return (
    <iframe
      ref={focusOn}
      src={embed.href}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      className="aspect-video w-full rounded-card border-0 sm:max-w-xl"
    />
  )
}

/** The focused play button is gone, so the focus moves to the frame. */
function focusOn(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}
