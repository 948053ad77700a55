import { useCallback, useId, type ReactNode } from 'react'
import { LANG_TAG, type Lang } from '../../../worker/platform/language.contract'
import type { Upload } from '../../ui/markdown-editor'
import { MarkdownField } from '../../ui/markdown-field'
import { uploadPicture } from './upload'

interface RichFieldProps {
  tourId: number
  /** The itinerary entry that the text belongs to; a bulletin has none. */
  routeId?: number
  label: string
  textLang: Lang
  mark?: ReactNode
  value: string
  onChange: (text: string) => void
}

/** A labelled Markdown text with pictures, which become the tour's. */
export function RichField({ tourId, routeId, label, textLang, mark, value, onChange }: RichFieldProps) {
  const id = useId()
  const upload = useCallback<Upload>(
    async (file) => {
      const place = routeId === undefined ? ({ purpose: 'bulletin' } as const) : { routeId }
      const { signal } = new AbortController()
      return (await uploadPicture({ file, forumId: tourId, ...place, signal, onProgress: () => undefined })).url
    },
    [tourId, routeId],
  )
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span className="flex items-center gap-2 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {mark}
      </span>
      <MarkdownField
        field={{ id, lang: LANG_TAG[textLang] }}
        look="box"
        value={value}
        onChange={onChange}
        upload={upload}
      />
    </div>
  )
}
