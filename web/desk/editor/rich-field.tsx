import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useId, type ReactNode } from 'react'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import { uploadTextImage } from '../../platform/media/text-image'
import type { Upload } from '../../ui/markdown-editor'
import { MarkdownField } from '../../ui/markdown-field'
import { Labelled } from '../ui/fields'

interface RichFieldProps {
  tourId: number
  /** The itinerary entry of the text; absent for a bulletin. */
  routeId?: number
  label: string
  textLang: Lang
  mark?: ReactNode
  value: string
  onChange: (text: string) => void
}

/** A labelled Markdown field; uploaded images belong to the tour. */
export function RichField({
  tourId,
  routeId,
  label,
  textLang,
  mark,
  value,
  onChange,
}: RichFieldProps) {
  const id = useId()
  const queryClient = useQueryClient()
  const upload = useCallback<Upload>(
    (file) => uploadTextImage(queryClient, { file, forumId: tourId, routeId }),
    [queryClient, tourId, routeId],
  )
  return (
    <Labelled {...{ id, label, mark }}>
      <MarkdownField
        field={{ id, lang: LANG_TAG[textLang] }}
        look="box"
        value={value}
        onChange={onChange}
        upload={upload}
      />
    </Labelled>
  )
}
