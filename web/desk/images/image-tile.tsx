import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { ResponsiveImage } from '../../ui/responsive-image'
import { useDragged } from './drag-order'
import { ImageGrip } from './image-grip'
import { imageLabel } from './image-name'
import { MainMark, MissingAlts } from './tile-marks'
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
  const { t } = useTranslation('images')
  const { ref, isDragSource } = useDragged(image.filename, onMove !== undefined)
  const named = { number, name: imageLabel(image, useLang()) }
  return (
    <article
      aria-label={t('one', named)}
      className={`flex min-w-0 flex-col rounded-card border bg-surface p-1 ${isChosen ? 'border-primary ring-2 ring-primary' : 'border-line'} ${isDragSource ? 'opacity-40' : ''}`}
    >
      <div className="relative">
        <OpenButton ref={ref} label={t('open', named)} image={image} onClick={acts.onOpen} />
        <ChoiceBox label={t('choose', named)} isChosen={isChosen} onChoose={acts.onChoose} />
        {image.isMain && <MainMark />}
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
      <TilePicture image={image} />
    </Button>
  )
}

function TilePicture({ image: { url, focus } }: { image: TourImage }) {
  return (
    <ResponsiveImage
      url={url}
      alt=""
      sizes="12rem"
      focus={focus}
      className="pointer-events-none aspect-square h-auto w-full object-cover"
    />
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

interface TileFootProps extends Pick<ImageTileProps, 'onMove'> {
  named: { number: number; name: string }
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
