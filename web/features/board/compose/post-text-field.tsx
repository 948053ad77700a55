import { MarkdownField } from '../../../ui/markdown-field'
import { TextStatus } from './text-status'
import type { TextFault } from './topic-draft'
import { useImageUpload } from './use-image-upload'

interface PostTextFieldProps {
  tourId: number
  /** Prefix of the field's id (`…content`) and of its status line's (`…status`). */
  id: string
  content: string
  /** Why the text cannot be sent. */
  fault: TextFault | null
  onChange: (content: string) => void
  field: { placeholder: string } | { 'aria-label': string }
  takesFocus?: boolean
}

/** The text of a topic or a reply, with its length or its error below. */
export function PostTextField({ tourId, id, content, fault, field, ...rest }: PostTextFieldProps) {
  const upload = useImageUpload(tourId)
  return (
    <>
      <MarkdownField
        field={{
          id: `${id}content`,
          ...field,
          'aria-describedby': `${id}status`,
          'aria-invalid': fault !== null,
        }}
        value={content}
        upload={upload}
        {...rest}
      />
      <TextStatus id={`${id}status`} content={content} fault={fault} />
    </>
  )
}
