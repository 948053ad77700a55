import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../worker/contracts/languages'
import type { TourExtra } from '../../../worker/contracts/tours/tours'
import { writeAddress } from '../../../worker/contracts/page-address'
import { onPreviewMessage, postPreview } from '../../platform/preview-message'

/** Widths of the shown page, in px. */
const PREVIEW_WIDTHS = { phone: 390, desktop: 1280 } as const
export type PreviewWidth = keyof typeof PREVIEW_WIDTHS

/** Edits are shown after this pause. */
const SEND_AFTER_MS = 150

interface PreviewFrameProps {
  tour: TourExtra
  lang: Lang
  width: PreviewWidth
}

/** The page in a frame of exactly that width, scaled down if there is less room. */
export function PreviewFrame({ tour, lang, width }: PreviewFrameProps) {
  const { t } = useTranslation(['desk-tours', 'site'])
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useTourInFrame(frame, tour)
  return (
    <div
      ref={box}
      className="relative min-h-0 grow overflow-hidden rounded-card border border-line bg-paper"
    >
      <iframe
        ref={frame}
        title={t('preview.frame', { language: t(`site:language.${lang}`) })}
        src={writeAddress(`/admin/preview/${tour._id}`, lang)}
        className="absolute top-0 max-w-none border-0"
        style={fittedStyle(PREVIEW_WIDTHS[width], useSize(box))}
      />
    </div>
  )
}

/** The style of a frame of this width (px), centred and no wider than its room. */
function fittedStyle(px: number, room: Size): CSSProperties {
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / px)
  return {
    width: px,
    height: room.height / scale,
    left: Math.max(0, (room.width - px * scale) / 2),
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  }
}

/** Sends the tour to the frame when the frame asks for it, and after each change. */
function useTourInFrame(frame: RefObject<HTMLIFrameElement | null>, tour: TourExtra): void {
  const latest = useRef(tour)
  useEffect(() => {
    latest.current = tour
    const send = () =>
      postPreview(frame.current?.contentWindow, { about: 'preview.tour', tour: latest.current })
    const timer = setTimeout(send, SEND_AFTER_MS)
    const stop = onPreviewMessage(
      () => frame.current?.contentWindow,
      ({ about }) => about === 'preview.ready' && send(),
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [frame, tour])
}

type Size = Pick<DOMRect, 'width' | 'height'>

function useSize(element: RefObject<Element | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    if (!element.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(entry.contentRect)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
