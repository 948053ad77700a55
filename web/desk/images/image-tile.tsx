import { useDraggable } from '@dnd-kit/react'
import { Star, GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS } from '../../../worker/contracts/languages'
import { textIn } from '../../../worker/contracts/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { ResponsiveImage } from '../../ui/responsive-image'
import { imageLabel } from './image-name'
import type { TourImage } from './tour-image'

interface ImageTileProps {
  image: TourImage
  /** Position in its list, from 1. */
  number: number
  isChosen: boolean
  /** With `isRange`, all images since the last chosen one are chosen too. */
  onChoose: (isRange: boolean) => void
  onOpen: () => void
  /** Gets an index from 0, which may be beyond the end; absent for images without an order. */
  onMove?: ((to: number) => void) | undefined
}

/** A square image that can be opened, chosen, and moved by dragging or arrow keys. */
export function ImageTile({ image, number, isChosen, onMove, ...acts }: ImageTileProps) {
  const { t } = useTranslation('desk-tours')
  const { ref, isDragSource } = useDraggable({ id: image.filename, disabled: !onMove })
  const named = { number, name: imageLabel(image, useLang()) }
  return (
    <article
      aria-label={t('images.one', named)}
      className={`flex min-w-0 flex-col rounded-card border bg-surface p-1 ${isChosen ? 'border-primary ring-2 ring-primary' : 'border-line'} ${isDragSource ? 'opacity-40' : ''}`}
    >
      <div className="relative">
        <OpenButton ref={ref} label={t('images.open', named)} image={image} onClick={acts.onOpen} />
        <ChoiceBox label={t('images.choose', named)} isChosen={isChosen} onChoose={acts.onChoose} />
        {image.isMain && <MainMark label={t('images.main')} />}
        <MissingAlts image={image} />
      </div>
      <TileFoot named={named} onMove={onMove} />
    </article>
  )
}

interface OpenButtonProps {
  ref: (element: Element | null) => void
  label: string
  image: TourImage
  onClick: () => void
}

function OpenButton({ ref, label, image, onClick }: OpenButtonProps) {
  return (
    <Button
      ref={ref}
      look="bare"
      aria-label={label}
      className="block w-full touch-manipulation overflow-hidden rounded-field select-none [-webkit-touch-callout:none]"
      onClick={onClick}
    >
      <ResponsiveImage
        url={image.url}
        alt=""
        sizes="12rem"
        focus={image.focus}
        className="pointer-events-none aspect-square h-auto w-full object-cover"
      />
    </Button>
  )
}

interface ChoiceBoxProps extends Pick<ImageTileProps, 'isChosen' | 'onChoose'> {
  label: string
}

function ChoiceBox({ label, isChosen, onChoose }: ChoiceBoxProps) {
  return (
    <label className="absolute start-0 top-0 grid size-11 place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        className="size-6 rounded accent-primary shadow-float"
        onChange={() => undefined}
        onClick={({ shiftKey }) => onChoose(shiftKey)}
      />
    </label>
  )
}

function MainMark({ label }: { label: string }) {
  return (
    <span className="pointer-events-none absolute end-1 top-1 grid size-8 place-items-center rounded-full bg-larch text-spruce">
      <Star role="img" aria-label={label} size={18} />
    </span>
  )
}

const MISSING =
  'pointer-events-none absolute start-1 bottom-1 rounded-full bg-surface px-2 py-0.5 text-xs font-semibold text-danger'

/** The number of languages in which an image has no description. */
function MissingAlts({ image }: { image: TourImage }) {
  const { t } = useTranslation('desk-tours')
  const count = LANGS.filter((lang) => textIn(image.alt, lang) === '').length
  if (count === 0) return null
  return <span className={MISSING}>{t('images.altsMissing', { count })}</span>
}

interface TileFootProps {
  /** `number` is the position in its list, from 1. */
  named: { number: number; name: string }
  /** Gets an index from 0, which may be beyond the end; absent for images without an order. */
  onMove?: ((to: number) => void) | undefined
}

function TileFoot({ named, onMove }: TileFootProps) {
  return (
    <div className="flex min-h-11 items-center gap-1 ps-1">
      <span className="tabular min-w-0 grow truncate text-sm text-muted" title={named.name}>
        {onMove && <b className="me-1 text-ink">{named.number}</b>}
        {named.name}
      </span>
      {onMove && <ImageGrip named={named} onMove={onMove} />}
    </div>
  )
}

/** Moves an image by arrow keys, Home and End. */
function ImageGrip({ named, onMove }: Required<TileFootProps>) {
  const { t } = useTranslation('desk-tours')
  const press = (event: KeyboardEvent) => {
    const place = placeAfter(event.key, named.number - 1)
    if (place === null) return
    event.preventDefault()
    onMove(place)
  }
  return (
    <Button
      look="icon"
      aria-label={t('images.move', named)}
      title={t('images.moveHint')}
      className="-me-1 text-muted"
      onKeyDown={press}
    >
      <GripVertical aria-hidden size={18} />
    </Button>
  )
}

/** The index after a key: one step on, the first or the last. Null for other keys. */
function placeAfter(key: string, at: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return at - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return at + 1
  if (key === 'Home') return 0
  return key === 'End' ? Infinity : null
}
