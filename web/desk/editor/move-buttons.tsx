import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '../../ui/button'

interface MoveButtonsProps {
  look?: 'icon' | 'framedIcon'
  /** Labels. */
  up: string
  down: string
  canMoveUp: boolean
  canMoveDown: boolean
  /** -1 up, 1 down */
  onMove: (step: number) => void
}

/** Moves a member of a sorted list by one place. */
export function MoveButtons({ look = 'framedIcon', onMove, ...move }: MoveButtonsProps) {
  return (
    <>
      <Button
        look={look}
        disabled={!move.canMoveUp}
        aria-label={move.up}
        title={move.up}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden size={18} />
      </Button>
      <Button
        look={look}
        disabled={!move.canMoveDown}
        aria-label={move.down}
        title={move.down}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden size={18} />
      </Button>
    </>
  )
}
