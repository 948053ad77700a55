import MDEditor, * as commands from '@uiw/react-md-editor/nohighlight'
import type { MDEditorProps } from '@uiw/react-md-editor/nohighlight'
import '@uiw/react-md-editor/markdown-editor.css'
import './markdown-editor.css'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  Minus,
  Quote,
  Strikethrough,
  Table,
} from 'lucide-react'
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type TextareaHTMLAttributes,
} from 'react'
import { useTranslation } from 'react-i18next'
import { MarkdownPreview } from './markdown-preview'
import { Button } from './button'

type FieldAttributes = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'id' | 'lang' | 'placeholder' | 'aria-describedby' | 'aria-invalid' | 'aria-label'
>

/** Uploads an image and returns its URL. */
export type Upload = (file: File) => Promise<string>

export interface MarkdownEditorProps {
  field: FieldAttributes
  value: string
  onChange: (value: string) => void
  /** Enables image upload and the full toolbar. */
  upload: Upload | undefined
  /** Chooses an image in a place of its own instead, and gives the Markdown to insert. */
  pick?: ((insert: (markdown: string) => void) => void) | undefined
  /** A long text with a preview of its own beside it: the full toolbar, and most of the window's height. */
  isPage?: boolean
  /** Selection of the plain field at the swap, null when it was not focused. */
  selection: { start: number; end: number } | null
}

type Command = commands.ICommand
const ICON_SIZE = 18
const TOOLS = [
  ['bold', Bold, commands.bold],
  ['italic', Italic, commands.italic],
  ['strikethrough', Strikethrough, commands.strikethrough],
  ['heading', Heading2, commands.heading2],
  ['subheading', Heading3, commands.heading3],
  ['link', Link2, commands.link],
  ['quote', Quote, commands.quote],
  ['list', List, commands.unorderedListCommand],
  ['numbered', ListOrdered, commands.orderedListCommand],
  ['code', Code, commands.codeBlock],
  ['table', Table, commands.table],
  ['line', Minus, commands.hr],
] as const
const MEMBERS_TOOLS = new Set<string>(['bold', 'italic', 'link', 'quote', 'list'])

// A plain textarea: the editor's own would capture Tab, Enter and IME keys.
const renderTextarea: NonNullable<NonNullable<MDEditorProps['components']>['textarea']> = (
  props,
) => <textarea {...(props as object)} spellCheck autoCapitalize="sentences" autoCorrect="on" />
const components: MDEditorProps['components'] = {
  textarea: renderTextarea,
  preview: (text) => (text.trim() === '' ? <EmptyPreview /> : <MarkdownPreview text={text} />),
}

export function MarkdownEditor({
  field,
  value,
  onChange,
  selection,
  upload,
  pick,
  isPage = false,
}: MarkdownEditorProps) {
  const { t } = useTranslation('editor')
  const [isPreview, setPreview] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const imageButton = useImageButton({ upload, pick })
  // Before paint, so that no keystroke is lost.
  useLayoutEffect(() => restoreSelection(area.current, selection), [selection])
  const tools = useMemo(() => {
    const shown = TOOLS.filter(([name]) => upload || isPage || MEMBERS_TOOLS.has(name))
    const named = ([name, Icon, command]: (typeof TOOLS)[number]): Command => ({
      ...command,
      buttonProps: { 'aria-label': t(`tool.${name}`), title: t(`tool.${name}`) },
      icon: <Icon aria-hidden size={ICON_SIZE} />,
    })
    return [...shown.map(named), ...imageButton.commands]
  }, [t, upload, isPage, imageButton.commands])
  return (
    <div ref={area} className="markdown-editor flex flex-col gap-2">
      {!isPage && <Modes isPreview={isPreview} onPreview={setPreview} />}
      <MDEditor
        value={value}
        onChange={(text = '') => onChange(text)}
        commands={tools}
        extraCommands={[]}
        preview={isPreview ? 'preview' : 'edit'}
        hideToolbar={isPreview}
        visibleDragbar={false}
        highlightEnable={false}
        height={isPage ? '60dvh' : 280}
        textareaProps={field}
        components={components}
      />
      {imageButton.status}
      {imageButton.input}
    </div>
  )
}

function Modes({
  isPreview,
  onPreview,
}: {
  isPreview: boolean
  onPreview: (isPreview: boolean) => void
}) {
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

function EmptyPreview() {
  const { t } = useTranslation('editor')
  return <p className="text-muted">{t('nothing')}</p>
}

function useImageButton({ upload, pick }: Pick<MarkdownEditorProps, 'upload' | 'pick'>) {
  const { t } = useTranslation('editor')
  const [state, setState] = useState<'idle' | 'uploading' | 'failed'>('idle')
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<commands.TextAreaTextApi>(null)
  const imageCommands = useMemo(
    (): Command[] =>
      upload
        ? [
            {
              name: 'picture',
              keyCommand: 'picture',
              buttonProps: { 'aria-label': t('tool.picture'), title: t('tool.picture') },
              icon: <ImagePlus aria-hidden size={ICON_SIZE} />,
              execute: (_state, api) => {
                place.current = api
                if (pick) pick((markdown) => api.replaceSelection(markdown))
                else input.current?.click()
              },
            },
          ]
        : [],
    [t, upload, pick],
  )
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    setState('uploading')
    try {
      for (const file of files) {
        const url = await upload?.(file)
        place.current?.replaceSelection(`![${t('pictureText')}](${url ?? ''})\n`)
      }
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return {
    commands: imageCommands,
    status: state !== 'idle' && (
      <p role="status" className={`text-sm ${state === 'failed' ? 'text-danger' : 'text-muted'}`}>
        {t(state === 'failed' ? 'uploadFailed' : 'uploading')}
      </p>
    ),
    input: upload && (
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        multiple
        hidden
        onChange={(event) => void take(event)}
      />
    ),
  }
}

function restoreSelection(
  area: HTMLDivElement | null,
  selection: MarkdownEditorProps['selection'],
): void {
  const textarea = area?.querySelector('textarea')
  if (!textarea || !selection) return
  textarea.focus({ preventScroll: true })
  textarea.setSelectionRange(selection.start, selection.end)
}
