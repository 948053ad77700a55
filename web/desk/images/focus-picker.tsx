import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageFocus } from '../../../worker/contracts/media/images'
import { ResponsiveImage } from '../../ui/responsive-image'
import type { TourImage } from './tour-image'

interface FocusPickerProps {
  image: Pick<TourImage, 'url' | 'focus'>
  label: string
  onSave: (focus: ImageFocus) => Promise<boolean>
}

/** Sets the focus of an image: by a click or by arrow keys; saved on blur. */
export function FocusPicker({ image, label, onSave }: FocusPickerProps) {
  const { t } = useTranslation('desk-tours')
  const { focus, ...handlers } = useFocusPoint(image.focus, onSave)
  const shown = { url: image.url, focus }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FocusSlider image={shown} label={label} {...handlers} />
      {/* As a card crops it. */}
      <div className="flex min-w-24 grow basis-24 flex-col items-start gap-2">
        <ResponsiveImage
          {...shown}
          alt=""
          sizes="96px"
          className="h-[72px] w-24 rounded-field object-cover"
        />
        <p className="text-sm text-muted">{t('images.focusHint')}</p>
      </div>
    </div>
  )
}

interface FocusSliderProps extends Omit<ReturnType<typeof useFocusPoint>, 'focus'> {
  image: FocusPickerProps['image']
  label: string
}

function FocusSlider({ image, label, ...handlers }: FocusSliderProps) {
  const { t } = useTranslation('desk-tours')
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={image.focus.y}
      aria-valuetext={t('images.focusAt', image.focus)}
      className="relative cursor-crosshair touch-manipulation"
      {...handlers}
    >
      <MarkedImage {...image} />
    </div>
  )
}

/** The image with a ring at its focus. */
function MarkedImage({ url, focus }: FocusPickerProps['image']) {
  return (
    <>
      <ResponsiveImage
        url={url}
        alt=""
        sizes="320px"
        className="h-auto max-h-[40vh] w-auto max-w-full rounded-field sm:max-w-80"
      />
      <span
        aria-hidden
        className="absolute size-6 -translate-1/2 rounded-full border-2 border-snow ring-2 ring-spruce"
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
      />
    </>
  )
}

/** Percent per arrow key. */
const STEP = 5
const STEPS: Partial<Record<string, ImageFocus>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** A focus that is set by a click or moved by arrow keys. Saved when it is set, or on blur. */
function useFocusPoint(stored: ImageFocus, onSave: (focus: ImageFocus) => Promise<boolean>) {
  const [moved, setMoved] = useState<ImageFocus | null>(null)
  const focus = moved ?? stored
  const press = (event: MouseEvent<HTMLElement>) => void save(pointUnder(event))
  const leave = () => moved && void save(moved)
  return { focus, onClick: press, onKeyDown: move, onBlur: leave }

  async function save(wanted: ImageFocus): Promise<void> {
    setMoved(wanted)
    await onSave(wanted)
    setMoved(null)
  }

  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    setMoved(pointAfter(focus, step))
  }
}

function pointUnder({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): ImageFocus {
  const box = currentTarget.getBoundingClientRect()
  return {
    x: percent((clientX - box.left) / box.width),
    y: percent((clientY - box.top) / box.height),
  }
}

function pointAfter(focus: ImageFocus, step: ImageFocus): ImageFocus {
  return { x: percent((focus.x + step.x) / 100), y: percent((focus.y + step.y) / 100) }
}

function percent(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 100)
}
