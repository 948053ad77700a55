import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

export interface LineLabels {
  label: ReactNode
  /** Shown after the label, such as a chip. */
  mark?: ReactNode
  error?: string | undefined
  /** Shown at the end of the label's line for a valid value, such as "Available". */
  good?: string | undefined
}

/** The line above a control. */
export function LabelLine({ htmlFor, label, mark, error, good }: LineLabels & { htmlFor: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 in-data-desk:text-sm">
      <label htmlFor={htmlFor} className="font-semibold">
        {label}
      </label>
      {mark}
      <span aria-live="polite" className="ms-auto flex items-center gap-1 text-sm text-primary">
        {good && !error && (
          <>
            <CircleCheck aria-hidden size={16} />
            {good}
          </>
        )}
      </span>
    </div>
  )
}
