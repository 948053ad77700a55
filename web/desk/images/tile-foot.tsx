import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'

interface TileFootProps {
  /** `number` is the position in its list, from 1. */
  named: { number: number; name: string }
  /** Gets an index from 0, which may be beyond the end; absent for images without an order. */
  onMove?: ((to: number) => void) | undefined
}

export function TileFoot({ named, onMove }: TileFootProps) {
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
  const { t } = useTranslation('images')
  const press = (event: KeyboardEvent) => {
    const place = placeAfter(event.key, named.number - 1)
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

/** The index after a key: one step on, the first or the last. Null for other keys. */
function placeAfter(key: string, at: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return at - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return at + 1
  if (key === 'Home') return 0
  return key === 'End' ? Infinity : null
}
