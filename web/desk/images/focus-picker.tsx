import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageFocus } from '../../../worker/contracts/images'
import { ResponsiveImage } from '../../ui/responsive-image'
import type { TourImage } from './tour-image'

interface FocusPickerProps {
  image: Pick<TourImage, 'url' | 'focus'>
  label: string
  onSave: (focus: ImageFocus) => Promise<boolean>
}

/** Percent per arrow key. */
const STEP = 5
const STEPS: Partial<Record<string, ImageFocus>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** The image with the point that cards and galleries keep in view: set by a press or by arrow keys, saved on blur. */
export function FocusPicker({ image, label, onSave }: FocusPickerProps) {
  const { t } = useTranslation('images')
  const [moved, setMoved] = useState<ImageFocus | null>(null)
  const focus = moved ?? image.focus
  const save = async (wanted: ImageFocus) => {
    setMoved(wanted)
    await onSave(wanted)
    setMoved(null)
  }
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    void save({
      x: percent((clientX - box.left) / box.width),
      y: percent((clientY - box.top) / box.height),
    })
  }
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    setMoved({ x: percent((focus.x + step.x) / 100), y: percent((focus.y + step.y) / 100) })
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={focus.y}
        aria-valuetext={t('focusAt', focus)}
        className="relative cursor-crosshair touch-manipulation"
        onClick={press}
        onKeyDown={move}
        onBlur={() => moved && void save(moved)}
      >
        <ResponsiveImage
          url={image.url}
          alt=""
          sizes="320px"
          className="h-auto max-h-[40vh] w-auto max-w-full rounded-field sm:max-w-80"
        />
        <span
          aria-hidden
          className="absolute size-6 -translate-1/2 rounded-full border-2 border-snow ring-2 ring-spruce"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </div>
      <div className="flex min-w-24 grow basis-24 flex-col items-start gap-2">
        <ResponsiveImage
          url={image.url}
          alt=""
          sizes="96px"
          focus={focus}
          className="h-[72px] w-24 rounded-field object-cover"
        />
        <p className="text-sm text-muted">{t('focusHint')}</p>
      </div>
    </div>
  )
}

function percent(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 100)
}
