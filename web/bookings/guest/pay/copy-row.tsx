import type { ReactNode } from 'react'
import { CopyButton } from './copy-button'

interface CopyRowProps {
  label: string
  text: string
  /** The text to copy, if it differs from the shown one. */
  copied?: string
  isLarge?: boolean
  /** Shown in place of the text. */
  children?: ReactNode
}

/** A value with a copy button. If the browser refuses, the text can still be selected. */
export function CopyRow({ label, text, copied = text, isLarge, children = text }: CopyRowProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="text-sm text-muted">{label}</p>
        <p className={`tabular wrap-anywhere ${isLarge ? 'text-2xl font-bold' : 'font-semibold'}`}>
          {children}
        </p>
      </div>
      <CopyButton label={label} text={copied} />
    </div>
  )
}
