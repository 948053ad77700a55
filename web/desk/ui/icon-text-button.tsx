import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/button'

interface IconTextButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  icon: LucideIcon
  text: string
  /** Size of the icon, in px. */
  size?: number
}

/** A button with an icon before its text. */
export function IconTextButton({ icon: Icon, text, size = 16, ...button }: IconTextButtonProps) {
  return (
    <Button {...button}>
      <Icon aria-hidden size={size} />
      {text}
    </Button>
  )
}
