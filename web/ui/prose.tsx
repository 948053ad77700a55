import { useMemo, type HTMLAttributes } from 'react'
import { appHtml } from '../platform/app-html'

interface ProseProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'dangerouslySetInnerHTML' | 'children'
> {
  /** Trusted HTML only: Markdown rendered and sanitised by the worker, or a content page. */
  html: string
}

/** Besides `drawing.tsx` the only place that injects HTML: trusted HTML only. */
export function Prose({ html, className = '', ...rest }: ProseProps) {
  // Trusted: see `html`. With a new object, React would parse it again.
  const content = useMemo(() => ({ __html: appHtml(html) }), [html])
  return <div {...rest} className={`prose ${className}`} dangerouslySetInnerHTML={content} />
}
