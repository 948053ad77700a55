import { useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { flushSync } from 'react-dom'
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
  box: 'field-sizing-content max-h-[60vh] min-h-24 not-supports-[field-sizing:content]:min-h-40 border-muted/60 px-3 py-2',
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

type EditorComponent = ComponentType<MarkdownEditorProps>

type Field = Pick<MarkdownFieldProps, 'value' | 'onChange' | 'takesFocus'>

/** The attributes of the plain field, and the editor that replaces it once it is loaded; null before. */
function useMarkdownSwap(field: Field) {
  const lang = useLang()
  const plain = useRef<HTMLTextAreaElement>(null)
  const { editor, swap, compose } = useEditor(plain, lang)
  const load = async () => {
    // Keeps the editor out of the edge's bundle.
    if (import.meta.env.SSR) return
    swap(await loadEditor(lang))
  }
  const loadOrStay = () => void load().catch(() => undefined)
  useLayoutEffect(() => {
    if (!plain.current) return
    takeOver(plain.current, field)
    if (document.activeElement === plain.current) loadOrStay()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, for input before hydration
  }, [])
  return {
    editor: editor?.lang === lang ? editor : null,
    plain: { ref: plain, onFocus: loadOrStay, ...compose },
  }
}

/** Keeps what was typed before hydration. */
function takeOver(area: HTMLTextAreaElement, { value, onChange, takesFocus = false }: Field) {
  if (value === '' && area.value !== '') onChange(area.value)
  if (!takesFocus) return
  area.focus()
  area.setSelectionRange(value.length, value.length)
}

async function loadEditor(lang: Lang): Promise<EditorComponent> {
  const [{ MarkdownEditor }] = await Promise.all([
    import('./markdown-editor'),
    loadTexts(lang, 'editing'),
  ])
  return MarkdownEditor
}

interface ShownEditor {
  Editor: EditorComponent
  selection: MarkdownEditorProps['selection']
  /** Language of the editor's texts. */
  lang: Lang
}

/** An editor that finishes loading during IME input waits until that ends. */
function useEditor(plain: RefObject<HTMLTextAreaElement | null>, lang: Lang) {
  const [editor, setEditor] = useState<ShownEditor | null>(null)
  const isComposing = useRef(false)
  const waiting = useRef<EditorComponent>(null)
  const show = () => {
    const Editor = waiting.current
    if (!plain.current || !Editor || isComposing.current) return
    const shown = { Editor, selection: selectionOf(plain.current), lang }
    // At once: a key pressed after the selection was read would stand behind the caret.
    flushSync(() => setEditor(shown))
  }
  const swap = (come: EditorComponent) => {
    waiting.current = come
    show()
  }
  const compose = {
    onCompositionStart: () => {
      isComposing.current = true
    },
    onCompositionEnd: () => {
      isComposing.current = false
      // The final character arrives in the next event.
      setTimeout(show)
    },
  }
  return { editor, swap, compose }
}

function selectionOf(area: HTMLTextAreaElement): MarkdownEditorProps['selection'] {
  if (document.activeElement !== area) return null
  return { start: area.selectionStart, end: area.selectionEnd }
}
