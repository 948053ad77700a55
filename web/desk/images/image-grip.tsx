import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'

interface ImageGripProps {
  /** `number` is the position in its list, from 1. */
  named: { number: number; name: string }
  /** Gets an index from 0, which may be beyond the end. */
  onMove: (to: number) => void
}

/** Moves an image by arrow keys, Home and End. */
export function ImageGrip({ named, onMove }: ImageGripProps) {
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
