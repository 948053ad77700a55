import { AreaField } from '../../ui/field'

/** A text while it is written. */
export interface Composed {
  text: string
  setText: (typed: string) => void
  fault: string | undefined
  isPending: boolean
  /** It is kept in this browser. */
  isStored: boolean
}

interface AnswerFieldProps {
  label: string
  hint: string
  /** Of a text to the guest. */
  lang: string | undefined
  composer: Composed
  onSend: () => void
}

/** A text to a guest, or a note. Ctrl+Enter sends. */
export function AnswerField({ label, hint, lang, composer, onSend }: AnswerFieldProps) {
  const { text, setText, fault } = composer
  return (
    <AreaField
      label={label}
      hint={hint}
      error={fault}
      value={text}
      lang={lang}
      className="field-sizing-content max-h-[50vh] min-h-36"
      onChange={({ target }) => setText(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
      }}
    />
  )
}
