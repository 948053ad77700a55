import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'

const POSTER = '/video/header-poster.webp'

/** The poster, and the video once the page is idle (not with reduced motion or data saving). */
export function HeaderVideo() {
  const video = useRef<HTMLVideoElement>(null)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenIdleAfterLoad(() => setWanted(mayMove())), [])
  return (
    <>
      <div aria-hidden className="absolute inset-0">
        <Poster />
        {isWanted && <Film ref={video} />}
        {/* The edge next to the title fades into the header. */}
        <div className="absolute inset-0 bg-[linear-gradient(to_top,var(--color-spruce),transparent_35%)] md:bg-[linear-gradient(to_right,var(--color-spruce),transparent_35%)]" />
      </div>
      {isWanted && <PauseButton video={video} />}
    </>
  )
}

/** Sized at two thirds of the width: on dense phone screens the loss is invisible. */
function Poster() {
  return (
    <img
      src={POSTER}
      srcSet={`/video/header-poster-800.webp 800w, ${POSTER} 1600w`}
      sizes="64vw"
      fetchPriority="high"
      alt=""
      width={1600}
      height={900}
      className="size-full object-cover"
    />
  )
}

type Video = RefObject<HTMLVideoElement | null>

function Film({ ref }: { ref: Video }) {
  return (
    <video
      ref={ref}
      autoPlay
      loop
      muted
      playsInline
      poster={POSTER}
      className="absolute inset-0 size-full object-cover"
    >
      <source src="/video/header.webm" type="video/webm" />
      <source src="/video/header.mp4" type="video/mp4" />
    </video>
  )
}

function PauseButton({ video }: { video: Video }) {
  const { t } = useTranslation()
  const [isPaused, setPaused] = useState(false)
  const Icon = isPaused ? Play : Pause
  const toggle = () => {
    if (isPaused) void video.current?.play().catch(console.error)
    else video.current?.pause()
    setPaused(!isPaused)
  }
  return (
    <Button
      look="bare"
      onClick={toggle}
      aria-label={isPaused ? t('video.play') : t('video.pause')}
      className="no-print absolute end-3 top-3 grid size-11 place-items-center rounded-full bg-spruce/70 text-snow md:top-auto md:bottom-3"
    >
      <Icon aria-hidden size={16} />
    </Button>
  )
}

const STILL = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/** False on a slow or metered connection, and for readers who prefer reduced motion. */
function mayMove(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  const isSlow = connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')
  return !isSlow && !matchMedia(STILL).matches
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
