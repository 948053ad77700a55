import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/button'

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  icon: LucideIcon
  label: string
  /** Size of the icon, in px. */
  size?: number | undefined
}

/** A button that shows only an icon; its label is its tooltip too. */
export function IconButton({ icon: Icon, label, size = 18, ...button }: IconButtonProps) {
  return (
    <Button look="icon" aria-label={label} title={label} {...button}>
      <Icon aria-hidden size={size} />
    </Button>
  )
}
