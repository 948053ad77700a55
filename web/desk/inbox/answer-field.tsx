import type { ComponentProps } from 'react'
import { AreaField } from '../../ui/field'

/** A text that is being written. */
export interface Composed {
  text: string
  /** The text's control, which is another one for a note. */
  box: ComponentProps<'textarea'> & { name: string; error: string | undefined }
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
  return (
    <AreaField
      key={composer.box.name}
      label={label}
      hint={hint}
      lang={lang}
      className="field-sizing-content max-h-[50vh] min-h-36"
      {...composer.box}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
      }}
    />
  )
}
