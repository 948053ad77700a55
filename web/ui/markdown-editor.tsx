import '@uiw/react-md-editor/markdown-editor.css'
import MDEditor, { type MDEditorProps } from '@uiw/react-md-editor/nohighlight'
import type { Token } from 'markdown-it'
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type TextareaHTMLAttributes,
  createElement,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import { isMarkdownRefusal } from '../../worker/contracts/markdown/markdown-limits'
import { parseMarkdown } from '../../worker/contracts/markdown/markdown-options'
import { Button } from './button'
import './markdown-editor.css'
import { useMarkdownTools } from './markdown-tools'
import { useImageTool, type ImageSources } from './use-image-tool'

const PROPS: Record<string, string> = { tabindex: 'tabIndex', checked: 'defaultChecked' }

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
  const { t } = useTranslation('editing')
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
  const { t } = useTranslation('editing')
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

interface OpenElement {
  tag: string
  props: Record<string, string | number | boolean>
  children: ReactNode[]
}

/** The text as published, or why it is refused. React makes the elements: no HTML is parsed. */
function MarkdownPreview({ text }: { text: string }) {
  const { t } = useTranslation('errors')
  const { elements, refusal } = useMemo(() => previewOf(text), [text])
  if (!refusal) return <div className="prose">{elements}</div>
  return (
    <p role="alert" className="text-danger">
      {t(refusal)}
    </p>
  )
}

function previewOf(text: string) {
  try {
    return { elements: elementsOf(parseMarkdown(text)), refusal: null }
  } catch (error) {
    return { elements: [], refusal: refusalOf(error) }
  }
}

function refusalOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return isMarkdownRefusal(code) ? code : 'TooMuchMarkup'
}

/** React elements from tokens, each of which opens, closes or is an element. */
function elementsOf(tokens: readonly Token[]): ReactNode[] {
  const open: OpenElement[] = [{ tag: '', props: {}, children: [] }]
  for (const [key, token] of tokens.entries()) {
    const children = open.at(-1)?.children
    if (token.hidden) continue
    if (token.nesting === 1) open.push({ tag: token.tag, props: propsOf(token, key), children: [] })
    else if (token.nesting === 0) children?.push(leafOf(token, key))
    else {
      const { tag, props, children } = open.pop() ?? { tag: '', props: {}, children: [] }
      open.at(-1)?.children.push(createElement(tag, props, ...children))
    }
  }
  return open[0]?.children ?? []
}

function leafOf(token: Token, key: number): ReactNode {
  switch (token.type) {
    case 'inline':
      return elementsOf(token.children ?? [])
    case 'text':
      return token.content
    case 'softbreak':
      return '\n'
    case 'code_inline':
      return <code key={key}>{token.content}</code>
    case 'fence':
    case 'code_block':
      return createElement('pre', { key }, <code>{token.content}</code>)
    case 'html_inline':
    case 'html_block':
      return null
    default:
      return createElement(token.tag, propsOf(token, key))
  }
}

function propsOf({ tag, attrs }: Token, key: number): OpenElement['props'] {
  const named = (attrs ?? []).map(([name, value]) => [PROPS[name] ?? name, valueOf(name, value)])
  // Links open in a new tab, so that the draft stays open.
  return { ...Object.fromEntries(named), key, ...(tag === 'a' && { target: '_blank' }) }
}

/** An attribute without a value is set. */
function valueOf(name: string, value: string | number): string | number | true {
  return value === '' && name !== 'alt' ? true : value
}
