import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Lang } from '../../../worker/platform/language.contract'
import { AreaField } from './fields'

/** The editor is ten times the size of the page, so it comes when somebody is about to write. */
const RichEditor = lazy(async () => ({ default: (await import('./rich-editor')).RichEditor }))

interface RichFieldProps {
  label: string
  textLang: Lang
  mark?: ReactNode
  hint?: string
  value: string
  onChange: (text: string) => void
}

/** A Markdown text: a plain box until it is focused, then the editor with toolbar and preview. */
export function RichField({ label, textLang, mark, hint, value, onChange }: RichFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const plain = (
    <AreaField
      label={label}
      textLang={textLang}
      mark={mark}
      value={value}
      hint={hint}
      onFocus={() => setIsOpen(true)}
      onChange={onChange}
    />
  )
  if (!isOpen) return plain
  return (
    <Suspense fallback={plain}>
      <RichEditor label={label} textLang={textLang} mark={mark} value={value} onChange={onChange} />
    </Suspense>
  )
}
