import { Star } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { Dialog } from '../../ui/dialog'
import { Form, TextField } from '../../ui/field'
import { ResponsiveImage } from '../../ui/responsive-image'
import { AltFields, AltState } from './alt-fields'
import { FocusPicker } from './focus-picker'
import { ImageActions } from './image-actions'
import { findUses, orderAfterMove, placeOf, type ImageUse } from './image-lists'
import { imageLabel } from './image-name'
import type { TourImage } from './tour-image'
import { useAlts, type SaveAlts } from './use-alts'

interface ImageDialogProps extends ComponentProps<typeof ImageActions> {
  onDescribe: SaveAlts
}

/** Everything about one image of the board. */
export function ImageDialog({ onDescribe, ...opened }: ImageDialogProps) {
  const { image, onClose } = opened
  const { tour, lists, onOrder } = opened.board
  const { number, count } = placeOf(image, lists)
  const move = (to: number) => onOrder(orderAfterMove(lists.ordered, image.filename, to))
  return (
    <Dialog isOpen onClose={onClose} title={imageLabel(image, useLang())} look="sheet">
      {count === null ? (
        <WholeImage url={image.url} />
      ) : (
        <ImageFocus image={image} number={number} onDescribe={onDescribe} />
      )}
      <ImageFacts image={image} uses={findUses(image, tour)} />
      {count !== null && <PlaceField number={number} count={count} onMove={move} />}
      <Descriptions image={image} number={number} onDescribe={onDescribe} />
      <ImageActions {...opened} />
    </Dialog>
  )
}

interface DescribedProps extends Pick<ImageDialogProps, 'image' | 'onDescribe'> {
  number: number
}

/** Only images of the gallery have a focus, because only they are cropped by cards. */
function ImageFocus({ image, number, onDescribe }: DescribedProps) {
  const { t } = useTranslation('desk-tours')
  const label = t('images.focus', { number, name: imageLabel(image, useLang()) })
  const save = (focus: TourImage['focus']) => onDescribe([{ filename: image.filename, focus }])
  return <FocusPicker image={image} label={label} onSave={save} />
}

function Descriptions({ image, number, onDescribe }: DescribedProps) {
  const { t } = useTranslation('desk-tours')
  const alts = useAlts([image], onDescribe)
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-semibold">{t('images.alt')}</legend>
      <AltFields image={image} number={number} alts={alts} />
      <AltState alts={alts} />
    </fieldset>
  )
}

const WHOLE = 'max-h-[40vh] w-full rounded-field object-contain'

function WholeImage({ url }: { url: string }) {
  return <ResponsiveImage url={url} alt="" sizes="512px" className={WHOLE} />
}

function ImageFacts({ image, uses }: { image: TourImage; uses: ImageUse[] }) {
  const { t } = useTranslation('desk-tours')
  return (
    <p className="flex flex-wrap items-center gap-2">
      {image.isMain && (
        <Chip look="offer">
          <Star aria-hidden size={14} />
          {t('images.main')}
        </Chip>
      )}
      {uses.map((use) => (
        <Chip key={use}>{t(`images.use.${use}`)}</Chip>
      ))}
      <span className="tabular text-sm text-muted">
        {image.width} × {image.height}
        {image.bytes > 0 && ` · ${Math.ceil(image.bytes / 1024)} KB`}
      </span>
    </p>
  )
}

interface PlaceFieldProps {
  /** Position in the list, from 1. */
  number: number
  count: number
  /** Gets an index, from 0. */
  onMove: (to: number) => void
}

/** Moves an image to a typed position. */
function PlaceField({ number, count, onMove }: PlaceFieldProps) {
  const { t } = useTranslation('desk-tours')
  const { text, isFaulty, type, move } = useTypedPlace({ number, count, onMove })
  return (
    <Form onSubmit={move} className="flex flex-wrap items-end gap-2">
      <TextField
        label={t('images.place', { count })}
        inputMode="numeric"
        autoComplete="off"
        className="tabular max-w-24"
        value={text}
        error={isFaulty ? t('images.placeFault', { count }) : undefined}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit">{t('images.moveThere')}</Button>
    </Form>
  )
}

function useTypedPlace({ number, count, onMove }: PlaceFieldProps) {
  const [typed, type] = useState<string | null>(null)
  const [isFaulty, setFaulty] = useState(false)
  const text = typed ?? String(number)
  const move = () => {
    const wanted = readPlace(text, count)
    setFaulty(wanted === null)
    if (wanted === null) return
    type(null)
    if (wanted !== number) onMove(wanted - 1)
  }
  return { text, isFaulty, type, move }
}

/** A typed position from 1 to `count`; null for anything else. */
export function readPlace(typed: string, count: number): number | null {
  const place = /^\d{1,4}$/.test(typed.trim()) ? Number(typed.trim()) : 0
  return place >= 1 && place <= count ? place : null
}
