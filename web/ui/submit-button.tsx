import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './button'

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  label: string
  /** Shown while it waits, "Sending…". */
  waiting: string
  isWaiting: boolean
}

/** A button that says what it does while it waits, and keeps its width and focus meanwhile. */
export function SubmitButton({
  label,
  waiting,
  isWaiting,
  disabled,
  type,
  ...button
}: SubmitButtonProps) {
  return (
    <Button type={type ?? 'submit'} disabled={disabled === true || isWaiting} {...button}>
      <span className="grid place-items-center *:[grid-area:1/1]">
        <span className={isWaiting ? 'invisible' : ''}>{label}</span>
        <span className={`flex items-center gap-2 ${isWaiting ? '' : 'invisible'}`}>
          <LoaderCircle aria-hidden size={18} className={isWaiting ? 'animate-spin' : ''} />
          {waiting}
        </span>
      </span>
    </Button>
  )
}
