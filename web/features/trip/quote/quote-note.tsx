import { textLang } from '../../../platform/i18n/text-lang'

interface QuoteNoteProps {
  note: string
  className?: string
}

/** What the company adds to a quote, in whatever language it is written; nothing for none. */
export function QuoteNote({ note, className = '' }: QuoteNoteProps) {
  if (!note) return null
  return (
    <p lang={textLang(note)} className={`wrap-anywhere whitespace-pre-wrap ${className}`}>
      {note}
    </p>
  )
}
