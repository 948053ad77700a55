import MDEditor, { type MDEditorProps } from '@uiw/react-md-editor/nohighlight'
import '@uiw/react-md-editor/markdown-editor.css'
import { useLayoutEffect, useMemo, useRef, useState, type TextareaHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkdownPreview } from './markdown-preview'
import { useMarkdownTools } from './markdown-tools'
import { useImageTool, type ImageSources } from './use-image-tool'
import { Button } from './button'
import './markdown-editor.css'

type FieldAttributes = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'id' | 'lang' | 'placeholder' | 'aria-describedby' | 'aria-invalid' | 'aria-label'
>

export interface MarkdownEditorProps extends ImageSources {
  field: FieldAttributes
  value: string
  onChange: (value: string) => void
  /** A long text with its own preview next to it: the full toolbar, and most of the window's height. */
  isPage?: boolean
  /** Selection of the plain field when the editor replaces it; null if the field had no focus. */
  selection: { start: number; end: number } | null
}

// A plain textarea: the editor's own would capture Tab, Enter and IME keys.
const renderTextarea: NonNullable<NonNullable<MDEditorProps['components']>['textarea']> = (
  props,
) => <textarea {...(props as object)} spellCheck autoCapitalize="sentences" autoCorrect="on" />
const LOOK: MDEditorProps = {
  extraCommands: [],
  visibleDragbar: false,
  highlightEnable: false,
  components: {
    textarea: renderTextarea,
    preview: (text) => (text.trim() === '' ? <EmptyPreview /> : <MarkdownPreview text={text} />),
  },
}

export function MarkdownEditor(props: MarkdownEditorProps) {
  const { field, value, onChange, selection, upload, isPage = false } = props
  const [isPreview, setPreview] = useState(false)
  const area = useRestoredSelection(selection)
  const image = useImageTool(props)
  const tools = useMarkdownTools(upload !== undefined || isPage)
  const toolbar = useMemo(() => [...tools, ...image.tools], [tools, image.tools])
  return (
    <div ref={area} className="markdown-editor flex flex-col gap-2">
      {!isPage && <EditorModes isPreview={isPreview} onPreview={setPreview} />}
      <MDEditor
        {...LOOK}
        value={value}
        onChange={(text = '') => onChange(text)}
        commands={toolbar}
        preview={isPreview ? 'preview' : 'edit'}
        hideToolbar={isPreview}
        height={isPage ? '60dvh' : 280}
        textareaProps={field}
      />
      {image.status}
      {image.input}
    </div>
  )
}

function EmptyPreview() {
  const { t } = useTranslation('editor')
  return <p className="text-muted">{t('nothing')}</p>
}

/** Restores the selection before the next paint, so that no keystroke is lost. */
function useRestoredSelection(selection: MarkdownEditorProps['selection']) {
  const area = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const textarea = area.current?.querySelector('textarea')
    if (!textarea || !selection) return
    textarea.focus({ preventScroll: true })
    textarea.setSelectionRange(selection.start, selection.end)
  }, [selection])
  return area
}

interface ModesProps {
  isPreview: boolean
  onPreview: (isPreview: boolean) => void
}

/** Switches between writing and preview. */
function EditorModes({ isPreview, onPreview }: ModesProps) {
  const { t } = useTranslation('editor')
  return (
    <div className="flex gap-1 self-start rounded-full border border-line p-0.5">
      {[false, true].map((mode) => (
        <Button
          key={String(mode)}
          look="bare"
          aria-pressed={isPreview === mode}
          onClick={() => onPreview(mode)}
          className="min-h-11 rounded-full px-4 text-sm font-semibold aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {t(mode ? 'preview' : 'write')}
        </Button>
      ))}
    </div>
  )
}
