import { Lock } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

interface ClosedScreenProps {
  title: string
  text: string
  /** For a focus on the heading. */
  heading?: Ref<HTMLHeadingElement>
  /** The way on. */
  children?: ReactNode
}

/** In place of a screen that the reader may not open: why, and what helps. */
export function ClosedScreen({ title, text, heading, children }: ClosedScreenProps) {
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-4 px-4 py-16 text-center">
      <Lock aria-hidden size={32} className="text-muted" />
      <h1 ref={heading} className="text-2xl">
        {title}
      </h1>
      <p className="text-balance text-muted">{text}</p>
      {children}
    </div>
  )
}
