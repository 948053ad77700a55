import MDEditor from '@uiw/react-md-editor/nohighlight'
import '@uiw/react-md-editor/markdown-editor.css'
import { useId, type ReactNode } from 'react'
import rehypeSanitize from 'rehype-sanitize'
import { LANG_TAG, type Lang } from '../../../worker/platform/language.contract'

interface RichEditorProps {
  label: string
  textLang: Lang
  mark?: ReactNode
  value: string
  onChange: (text: string) => void
}

/** The Markdown editor with the full toolbar. Its preview passes through the same kind of allow-list as the worker's. */
export function RichEditor({ label, textLang, mark, value, onChange }: RichEditorProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span className="flex items-center gap-2 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {mark}
      </span>
      <MDEditor
        value={value}
        onChange={(text) => onChange(text ?? '')}
        preview="edit"
        height={320}
        visibleDragbar={false}
        textareaProps={{ id, lang: LANG_TAG[textLang], autoFocus: true }}
        previewOptions={{ skipHtml: true, rehypePlugins: [rehypeSanitize] }}
      />
    </div>
  )
}
