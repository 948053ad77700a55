import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button'
import { MoveButtons } from '../../editor/move-buttons'

export interface RowEvents {
  onMove: (step: number) => void
  onRemove: () => void
}

interface RowHeadProps extends RowEvents {
  /** What the buttons do to this row. */
  labels: Record<'up' | 'down' | 'remove', string>
  /** From 1. */
  number: number
  count: number
  children: ReactNode
}

/** The first line of a row that can be moved and removed; the last one of a list stays. */
export function RowHead({ labels, number, count, onMove, onRemove, children }: RowHeadProps) {
  return (
    <div className="flex items-center gap-1">
      <strong className="tabular me-auto">{children}</strong>
      <MoveButtons
        look="icon"
        up={labels.up}
        down={labels.down}
        canMoveUp={number > 1}
        canMoveDown={number < count}
        onMove={onMove}
      />
      <Button
        look="icon"
        className="text-danger"
        aria-label={labels.remove}
        disabled={count === 1}
        onClick={onRemove}
      >
        <Trash2 aria-hidden size={18} />
      </Button>
    </div>
  )
}
