import { useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import type { Lang } from '../../worker/contracts/languages'
import { loadTexts } from '../platform/i18n/i18n'
import { useLang } from '../platform/i18n/use-lang'
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
  const { field, value, onChange, look = 'letter', takesFocus = false } = props
  const lang = useLang()
  const plain = useRef<HTMLTextAreaElement>(null)
  const [editor, setEditor] = useState<{
    Editor: ComponentType<MarkdownEditorProps>
    selection: MarkdownEditorProps['selection']
    lang: Lang
  } | null>(null)
  const isComposing = useRef(false)
  const waiting = useRef<ComponentType<MarkdownEditorProps>>(null)
  const swap = () => {
    const area = plain.current
    const Editor = waiting.current
    if (!area || !Editor || isComposing.current) return
    const hasFocus = document.activeElement === area
    const selection = hasFocus ? { start: area.selectionStart, end: area.selectionEnd } : null
    setEditor({ Editor, selection, lang })
  }
  const load = async () => {
    // Keeps the editor out of the edge's bundle.
    if (import.meta.env.SSR) return
    const [{ MarkdownEditor }] = await Promise.all([
      import('./markdown-editor'),
      loadTexts(lang, 'editor'),
    ])
    waiting.current = MarkdownEditor
    swap()
  }
  useLayoutEffect(() => {
    const area = plain.current
    if (!area) return
    if (value === '' && area.value !== '') onChange(area.value)
    if (takesFocus) {
      area.focus()
      area.setSelectionRange(value.length, value.length)
    }
    if (document.activeElement === area) void load().catch(() => undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, for input before hydration
  }, [])
  if (editor?.lang === lang)
    return <editor.Editor {...props} isPage={look === 'page'} selection={editor.selection} />
  return (
    <textarea
      {...field}
      ref={plain}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onFocus={() => void load().catch(() => undefined)}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={() => {
        isComposing.current = false
        // The final character arrives in the next event.
        setTimeout(swap)
      }}
      className={`w-full rounded-field border bg-surface aria-[invalid=true]:border-danger ${LOOKS[look]}`}
    />
  )
}
