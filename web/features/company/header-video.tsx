import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { headerVideo } from '../../content/header-video'
import { Button } from '../../ui/button'

const { poster, posterSmall, webm, mp4 } = headerVideo

/** The poster, and the video once the page is idle (not with reduced motion or data saving). */
export function HeaderVideo() {
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
      <div aria-hidden className="absolute inset-0">
        {/* Two thirds of the width: on dense phone screens the loss is invisible. */}
        <img
          src={poster}
          srcSet={`${posterSmall} 800w, ${poster} 1600w`}
          sizes="64vw"
          fetchPriority="high"
          alt=""
          width={1600}
          height={900}
          className="size-full object-cover"
        />
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
        {/* The edge towards the title fades into the header. */}
        <div className="absolute inset-0 bg-linear-to-t from-spruce to-transparent to-35% lg:bg-linear-to-r" />
      </div>
      {isWanted && (
        <Button
          look="bare"
          onClick={toggle}
          aria-label={isPaused ? t('video.play') : t('video.pause')}
          className="no-print absolute end-3 top-3 grid size-11 place-items-center rounded-full bg-spruce/70 text-snow lg:top-auto lg:bottom-3"
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
