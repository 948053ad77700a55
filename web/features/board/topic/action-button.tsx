import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button'

type ActionButtonProps = ComponentProps<typeof Button> & { icon: LucideIcon; label: string }

/** A small action below a post or a topic. */
export function ActionButton({ icon: Icon, label, ...button }: ActionButtonProps) {
  return (
    <Button look="faint" {...button}>
      <Icon aria-hidden size={15} />
      {label}
    </Button>
  )
}
