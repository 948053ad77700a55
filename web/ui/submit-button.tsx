import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './button'
import { WithoutScripts } from './without-scripts'

interface PendingLabelProps {
  label: string
  /** Label while pending, such as "Sending…". */
  waiting: string
  isWaiting: boolean
}

type SubmitButtonProps = ComponentProps<typeof Button> & PendingLabelProps

/** A submit button, or one with a handler of its own, with a pending label. It keeps its width and the focus. */
export function SubmitButton({ label, waiting, isWaiting, ...button }: SubmitButtonProps) {
  const { disabled, className = '', ...others } = button
  return (
    <>
      <Button
        type={others.onClick ? 'button' : 'submit'}
        disabled={disabled === true || isWaiting}
        className={`noscript:hidden ${className}`}
        {...others}
      >
        <PendingLabel label={label} waiting={waiting} isWaiting={isWaiting} />
      </Button>
      <WithoutScripts />
    </>
  )
}

/** Both labels are in the same place, so that the wider one sets the width. */
function PendingLabel({ label, waiting, isWaiting }: PendingLabelProps) {
  return (
    <span className="grid place-items-center *:[grid-area:1/1]">
      <span className={isWaiting ? 'invisible' : ''}>{label}</span>
      <span className={`flex items-center gap-2 ${isWaiting ? '' : 'invisible'}`}>
        <LoaderCircle aria-hidden size={18} className={isWaiting ? 'animate-spin' : ''} />
        {waiting}
      </span>
    </span>
  )
}
