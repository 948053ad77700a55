import { GripVertical, Star } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS } from '../../../worker/contracts/languages'
import { textIn } from '../../platform/i18n/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { ResponsiveImage } from '../../ui/responsive-image'
import { useDragged } from './drag-order'
import { imageLabel } from './image-name'
import type { TourImage } from './tour-image'

interface ImageTileProps {
  image: TourImage
  /** Position in its list, from 1. */
  number: number
  isChosen: boolean
  /** `isRange`: together with those since the last chosen one. */
  onChoose: (isRange: boolean) => void
  onOpen: () => void
  /** Moves it to a place, from 0 and beyond the end; absent for images without an order. */
  onMove?: ((to: number) => void) | undefined
}

/** A square picture that is opened, chosen, and moved by drag or arrow keys. */
export function ImageTile({ image, number, isChosen, onChoose, onOpen, onMove }: ImageTileProps) {
  const { t } = useTranslation('images')
  const lang = useLang()
  const { ref, isDragSource } = useDragged(image.filename, onMove !== undefined)
  const name = imageLabel(image, lang)
  const named = { number, name }
  const missing = LANGS.filter((lang) => textIn(image.alt, lang) === '')
  return (
    <article
      aria-label={t('one', named)}
      className={`flex min-w-0 flex-col rounded-card border bg-surface p-1 ${isChosen ? 'border-primary ring-2 ring-primary' : 'border-line'} ${isDragSource ? 'opacity-40' : ''}`}
    >
      <div className="relative">
        <Button
          ref={ref}
          look="bare"
          aria-label={t('open', named)}
          className="block w-full touch-manipulation overflow-hidden rounded-field select-none [-webkit-touch-callout:none]"
          onClick={onOpen}
        >
          <ResponsiveImage
            url={image.url}
            alt=""
            sizes="12rem"
            focus={image.focus}
            className="pointer-events-none aspect-square h-auto w-full object-cover"
          />
        </Button>
        <label className="absolute start-0 top-0 grid size-11 place-items-center">
          <input
            type="checkbox"
            aria-label={t('choose', named)}
            checked={isChosen}
            className="size-6 rounded accent-primary shadow-float"
            onChange={() => undefined}
            onClick={({ shiftKey }) => onChoose(shiftKey)}
          />
        </label>
        {image.isMain && (
          <span className="pointer-events-none absolute end-1 top-1 grid size-8 place-items-center rounded-full bg-larch text-spruce">
            <Star role="img" aria-label={t('main')} size={18} />
          </span>
        )}
        {missing.length > 0 && (
          <span className="pointer-events-none absolute start-1 bottom-1 rounded-full bg-surface px-2 py-0.5 text-xs font-semibold text-danger">
            {t('altsMissing', { count: missing.length })}
          </span>
        )}
      </div>
      <div className="flex min-h-11 items-center gap-1 ps-1">
        <span className="tabular min-w-0 grow truncate text-sm text-muted" title={name}>
          {onMove && <b className="me-1 text-ink">{number}</b>}
          {name}
        </span>
        {onMove && <Grip named={named} onMove={onMove} />}
      </div>
    </article>
  )
}

interface GripProps {
  named: { number: number; name: string }
  onMove: (to: number) => void
}

function Grip({ named, onMove }: GripProps) {
  const { t } = useTranslation('images')
  const at = named.number - 1
  const press = (event: KeyboardEvent) => {
    const place = placeAfter(event.key, at)
    if (place === null) return
    event.preventDefault()
    onMove(place)
  }
  return (
    <Button
      look="icon"
      aria-label={t('move', named)}
      title={t('moveHint')}
      className="-me-1 text-muted"
      onKeyDown={press}
    >
      <GripVertical aria-hidden size={18} />
    </Button>
  )
}

/** The place after a key: one step, or the first or last one. Null for other keys. */
function placeAfter(key: string, at: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return at - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return at + 1
  if (key === 'Home') return 0
  return key === 'End' ? Infinity : null
}
