import { AreaField } from '../../ui/field'

/** A text that is being written. */
export interface Composed {
  text: string
  setText: (typed: string) => void
  fault: string | undefined
  isPending: boolean
  /** Whether the text is stored in this browser. */
  isStored: boolean
}

interface AnswerFieldProps {
  label: string
  hint: string
  /** Language tag of a text to the guest; undefined for a note. */
  lang: string | undefined
  composer: Composed
  onSend: () => void
}

/** The field for a text to a guest or for a note. Ctrl+Enter sends it. */
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
