import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './button'
import { WithoutScripts } from './without-scripts'

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  label: string
  /** Label while pending, such as "Sending…". */
  waiting: string
  isWaiting: boolean
}

/** A submit button with a pending label; it keeps its width and the focus. */
export function SubmitButton({
  label,
  waiting,
  isWaiting,
  disabled,
  className = '',
  type,
  ...button
}: SubmitButtonProps) {
  return (
    <>
      <Button
        type={type ?? 'submit'}
        disabled={disabled === true || isWaiting}
        className={`noscript:hidden ${className}`}
        {...button}
      >
        <span className="grid place-items-center *:[grid-area:1/1]">
          <span className={isWaiting ? 'invisible' : ''}>{label}</span>
          <span className={`flex items-center gap-2 ${isWaiting ? '' : 'invisible'}`}>
            <LoaderCircle aria-hidden size={18} className={isWaiting ? 'animate-spin' : ''} />
            {waiting}
          </span>
        </span>
      </Button>
      <WithoutScripts />
    </>
  )
}
