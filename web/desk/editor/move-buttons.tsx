import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from '../ui/icon-button'

interface MoveButtonsProps {
  look?: 'icon' | 'framedIcon'
  /** Labels of the buttons. */
  up: string
  down: string
  canMoveUp: boolean
  canMoveDown: boolean
  /** -1 up, 1 down */
  onMove: (step: number) => void
}

/** Moves a member of a sorted list up or down by one. */
export function MoveButtons({ look = 'framedIcon', onMove, ...move }: MoveButtonsProps) {
  const up = { icon: ArrowUp, label: move.up, disabled: !move.canMoveUp }
  const down = { icon: ArrowDown, label: move.down, disabled: !move.canMoveDown }
  return (
    <>
      <IconButton look={look} {...up} onClick={() => onMove(-1)} />
      <IconButton look={look} {...down} onClick={() => onMove(1)} />
    </>
  )
}
