import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { company } from '../../content/company'
import { Button } from '../../ui/button'

const { poster, posterSmall, colours, webm, mp4 } = company.headerVideo

const TALL_POSTER = {
  src: poster,
  srcSet: `${posterSmall} 800w, ${poster} 1600w`,
  sizes: '100vw',
  fetchPriority: 'high',
} as const

/** Dark behind text: the menu, and from the title down. A band is all text. */
const SCRIM = {
  tall: 'from-spruce/75 via-spruce/10 via-40% to-spruce/85',
  band: 'from-spruce/75 via-spruce/45 to-spruce/75',
}

/**
 * Poster, and a video once the page is idle (not with reduced motion or data saving). A band shows
 * the poster's colours only, because the page's own images load first.
 */
export function HeaderVideo({ isHome }: { isHome: boolean }) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [isPaused, setPaused] = useState(false)
  useEffect(() => whenIdleAfterLoad(() => setWanted(mayMove())), [])
  const toggle = () => {
    if (isPaused) void video.current?.play().catch(console.error)
    else video.current?.pause()
    setPaused(!isPaused)
  }
  return (
    <>
      <div aria-hidden className="absolute inset-0 -z-10 overflow-hidden">
        {isHome ? (
          <img
            {...TALL_POSTER}
            alt=""
            width={1600}
            height={900}
            className="size-full object-cover"
          />
        ) : (
          <div className="size-full" style={{ background: colours }} />
        )}
        {isWanted && (
          <video
            ref={video}
            autoPlay
            loop
            muted
            playsInline
            poster={poster}
            className="absolute inset-0 size-full object-cover"
          >
            <source src={webm} type="video/webm" />
            <source src={mp4} type="video/mp4" />
          </video>
        )}
        <div className={`absolute inset-0 bg-linear-to-b ${isHome ? SCRIM.tall : SCRIM.band}`} />
      </div>
      {isWanted && (
        <Button
          look="bare"
          onClick={toggle}
          aria-label={isPaused ? t('video.play') : t('video.pause')}
          className="no-print absolute end-3 bottom-14 z-10 grid size-11 place-items-center rounded-full bg-spruce/70 text-snow"
        >
          {isPaused ? <Play aria-hidden size={16} /> : <Pause aria-hidden size={16} />}
        </Button>
      )}
    </>
  )
}

function mayMove(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } })
    .connection
  const isSlow = connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')
  return (
    !isSlow &&
    !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  )
}

/** Calls back three idle seconds after the load event; returns a cancel function. */
function whenIdleAfterLoad(callback: () => void): () => void {
  const QUIET_MS = 3000
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    timer = setTimeout(callback, QUIET_MS)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
  return () => {
    removeEventListener('load', start)
    clearTimeout(timer)
  }
}
