import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import type { DiffPart } from './word-diff'

const BOX =
  'relative max-h-96 overflow-y-auto rounded-field border border-line bg-paper px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap'

interface DiffTextProps {
  /** Names the text. */
  label: string
  parts: readonly DiffPart[]
  lang: Lang
  /** Whether the text has sentences; then a rewritten text begins on a new line. */
  isText?: boolean
}

/** Removed and added text, in a box. */
export function DiffText({ label, parts, lang, isText = true }: DiffTextProps) {
  const isRewritten = isText && parts.length === 2
  return (
    <dd>
      <div role="region" aria-label={label} tabIndex={0} lang={LANG_TAG[lang]} className={BOX}>
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts have no id and never change
          <Part key={index} part={part} isOnItsOwn={isRewritten && index === 1} />
        ))}
      </div>
    </dd>
  )
}

/** Added text is underlined and removed text struck through, so that they differ not only by colour. */
function Part({ part: { text, look }, isOnItsOwn }: { part: DiffPart; isOnItsOwn: boolean }) {
  const { t } = useTranslation('desk-tours')
  if (look === 'same') return <span>{text}</span>
  const isAdded = look === 'added'
  const Tag = isAdded ? 'ins' : 'del'
  return (
    <Tag
      className={`${isAdded ? 'bg-primary/15 underline' : 'bg-danger/15 line-through'} ${isOnItsOwn ? 'mt-2 block' : ''}`}
    >
      <span className="sr-only">{t(isAdded ? 'history.added' : 'history.removed')} </span>
      {text}
    </Tag>
  )
}
