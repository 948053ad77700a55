import { useQueryClient } from '@tanstack/react-query'
import { useCallback, type ReactNode } from 'react'
import { uploadTextImage } from '../../platform/media/text-image'
import type { Upload } from '../../ui/markdown-editor'
import { MarkdownField } from '../../ui/markdown-field'
import { Field } from '../../ui/field'

interface RichFieldProps {
  tourId: number
  /** The itinerary entry of the text; absent for a bulletin. */
  routeId?: number
  label: string
  /** BCP 47 tag of the text. */
  lang: string
  mark?: ReactNode
  value: string
  onChange: (text: string) => void
}

/** A labelled Markdown field; uploaded images belong to the tour. */
export function RichField({ tourId, routeId, label, lang, mark, value, onChange }: RichFieldProps) {
  const queryClient = useQueryClient()
  const upload = useCallback<Upload>(
    (file) => uploadTextImage(queryClient, { file, tourId, routeId }),
    [queryClient, tourId, routeId],
  )
  return (
    <Field label={label} mark={mark}>
      {(ids) => (
        <MarkdownField
          field={{ ...ids, lang }}
          look="box"
          value={value}
          onChange={onChange}
          upload={upload}
        />
      )}
    </Field>
  )
}
