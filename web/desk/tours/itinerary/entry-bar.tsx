import { GripVertical, Plus, Trash2 } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { MoveButtons } from '../../editor/move-buttons'

export interface EntryBarProps {
  /** The entry's position, from 1. */
  number: number
  isLast: boolean
  onAddAfter: () => void
  onDelete: () => void
  /** -1 up, 1 down */
  onMove: (step: number) => void
  /** Pointer position in the viewport (px); null on drop or cancel. */
  onDrag: (y: number | null, isDropped: boolean) => void
}

const STEP: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

export function EntryBar({ number, isLast, onAddAfter, onDelete, ...moving }: EntryBarProps) {
  const { t } = useTranslation('desk-tours')
  return (
    <div className="flex items-center gap-1">
      <DragHandle number={number} {...moving} />
      <p className="tabular me-auto font-bold">#{number}</p>
      <MoveButtons
        look="icon"
        up={t('itinerary.up', { number })}
        down={t('itinerary.down', { number })}
        canMoveUp={number > 1}
        canMoveDown={!isLast}
        onMove={moving.onMove}
      />
      <AddAndRemove {...{ number, onAddAfter, onDelete }} />
    </div>
  )
}

type AddAndRemoveProps = Pick<EntryBarProps, 'number' | 'onAddAfter' | 'onDelete'>

function AddAndRemove({ number, onAddAfter, onDelete }: AddAndRemoveProps) {
  const { t } = useTranslation('desk-tours')
  const remove = t('itinerary.remove', { number })
  return (
    <>
      <Button look="icon" aria-label={t('itinerary.add', { number })} onClick={onAddAfter}>
        <Plus aria-hidden size={18} />
      </Button>
      <Button look="icon" aria-label={remove} className="text-danger" onClick={onDelete}>
        <Trash2 aria-hidden size={18} />
      </Button>
    </>
  )
}

type DragHandleProps = Pick<EntryBarProps, 'number' | 'onMove' | 'onDrag'>

/** Moves an entry by pointer, or by the arrow keys. */
function DragHandle({ number, onMove, onDrag }: DragHandleProps) {
  const { t } = useTranslation('desk-tours')
  return (
    <Button
      look="icon"
      aria-label={t('itinerary.move', { number })}
      title={t('itinerary.moveHint')}
      className="-ms-2 cursor-grab touch-none text-muted"
      onPointerDown={(event) => startDrag(event, onDrag)}
      onPointerMove={(event) => followDrag(event, onDrag)}
      onPointerUp={() => onDrag(null, true)}
      onPointerCancel={() => onDrag(null, false)}
      onKeyDown={(event) => moveByKey(event, onMove)}
    >
      <GripVertical aria-hidden size={18} />
    </Button>
  )
}

function startDrag(event: PointerEvent<HTMLElement>, onDrag: DragHandleProps['onDrag']): void {
  if (event.button !== 0) return
  event.currentTarget.setPointerCapture(event.pointerId)
  onDrag(event.clientY, false)
}

function followDrag(event: PointerEvent<HTMLElement>, onDrag: DragHandleProps['onDrag']): void {
  if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event.clientY, false)
}

function moveByKey(event: KeyboardEvent, onMove: DragHandleProps['onMove']): void {
  const step = STEP[event.key]
  if (step === undefined) return
  event.preventDefault()
  onMove(step)
}
