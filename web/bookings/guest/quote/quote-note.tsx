import { textLang } from '../../../platform/i18n/text-lang'

/** The company's note on a quote, in any language; renders nothing without one. */
export function QuoteNote({ note, className = '' }: { note: string; className?: string }) {
  if (!note) return null
  return (
    <p lang={textLang(note)} className={`wrap-anywhere whitespace-pre-wrap ${className}`}>
      {note}
    </p>
  )
}
