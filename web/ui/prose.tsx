import type { HTMLAttributes } from 'react'

// Its content is `html` alone.
interface ProseProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'dangerouslySetInnerHTML' | 'children'
> {
  /** HTML that this site made: Markdown that the worker rendered and sanitised, or one of our own pages. */
  html: string
}

/**
 * Running text. The only place where HTML that is not a drawing of ours (`drawing.tsx`) goes into a page as it is, so no
 * other HTML may be given to it.
 */
export function Prose({ html, className = '', ...rest }: ProseProps) {
  // Sanitised by the worker, or a page of our own: see `html`.
  return (
    <div {...rest} className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
