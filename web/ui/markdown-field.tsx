import { useMarkdownSwap } from './use-markdown-swap'
import type { MarkdownEditorProps } from './markdown-editor'

interface MarkdownFieldProps extends Omit<MarkdownEditorProps, 'selection' | 'isPage'> {
  /** A large letter, a compact box that grows with its text, or a page of several screens. */
  look?: keyof typeof LOOKS
  /** Focuses the end of the text on mount. */
  takesFocus?: boolean
}

const LOOKS = {
  letter: 'min-h-60 border-muted/70 placeholder:text-muted p-3 text-[1.0625rem] leading-relaxed',
  page: 'min-h-[60dvh] border-muted/60 px-3 py-2',
  box: 'field-sizing-content max-h-[60vh] min-h-24 border-muted/60 px-3 py-2',
}

/** A text field, replaced by the Markdown editor on first focus, never during IME input. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { field, value, onChange, look = 'letter' } = props
  const { editor, plain } = useMarkdownSwap(props)
  if (editor)
    return <editor.Editor {...props} isPage={look === 'page'} selection={editor.selection} />
  return (
    <textarea
      {...field}
      {...plain}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`w-full rounded-field border bg-surface aria-[invalid=true]:border-danger ${LOOKS[look]}`}
    />
  )
}
