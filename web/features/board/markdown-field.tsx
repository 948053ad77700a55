import { useRef, useState, type ComponentType, type TextareaHTMLAttributes } from 'react'

/** What the textarea itself gets: id, description, state. */
type FieldAttributes = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'id' | 'placeholder' | 'aria-describedby' | 'aria-invalid' | 'aria-label'
>

/** Uploads a picture and answers its address. */
export type Upload = (file: File) => Promise<string>

interface MarkdownFieldProps {
  field: FieldAttributes
  value: string
  onChange: (value: string) => void
  /** Given to those who may add pictures; they get the full toolbar. */
  upload: Upload | undefined
}

export interface MarkdownEditorProps extends MarkdownFieldProps {
  /** Where the writer stood in the plain field, null when the focus was elsewhere. */
  selection: { start: number; end: number } | null
}

/**
 * A text field that becomes the Markdown editor at the first focus. The plain field serves until the editor's code has
 * come, never swaps under an unfinished Korean or Chinese character, and stays when the code does not come.
 */
export function MarkdownField(props: MarkdownFieldProps) {
  const { field, value, onChange } = props
  const plain = useRef<HTMLTextAreaElement>(null)
  const [editor, setEditor] = useState<{
    Editor: ComponentType<MarkdownEditorProps>
    selection: MarkdownEditorProps['selection']
  } | null>(null)
  const isComposing = useRef(false)
  const waiting = useRef<ComponentType<MarkdownEditorProps>>(null)
  const swap = () => {
    const area = plain.current
    const Editor = waiting.current
    if (!area || !Editor || isComposing.current) return
    const hasFocus = document.activeElement === area
    setEditor({ Editor, selection: hasFocus ? { start: area.selectionStart, end: area.selectionEnd } : null })
  }
  const load = async () => {
    // The edge renders the plain field only; its bundle goes without the editor.
    if (import.meta.env.SSR) return
    waiting.current = (await import('./markdown-editor')).MarkdownEditor
    swap()
  }
  if (editor) return <editor.Editor {...props} selection={editor.selection} />
  return (
    <textarea
      {...field}
      ref={plain}
      value={value}
      rows={8}
      onChange={(event) => onChange(event.target.value)}
      onFocus={() => void load().catch(() => undefined)}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={() => {
        isComposing.current = false
        // The last character reaches the value with the event after this one.
        setTimeout(swap)
      }}
      className="w-full rounded-field border border-line bg-surface p-3 text-[1.0625rem] leading-relaxed aria-[invalid=true]:border-danger"
    />
  )
}
