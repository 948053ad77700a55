import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadTextImage } from '../../platform/media/text-image'
import type { Upload } from '../../ui/use-image-tool'
import { MarkdownField } from '../../ui/markdown-field'
import { Field } from '../../ui/field'
import { imageMarkdown } from '../images/image-markdown'
import { PicturePicker } from '../images/picture-picker'

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
  const [insert, setInsert] = useState<((markdown: string) => void) | null>(null)
  const pick = useCallback((put: (markdown: string) => void) => setInsert(() => put), [])
  return (
    <>
      <Field label={label} mark={mark}>
        {(ids) => (
          <MarkdownField
            field={{ ...ids, lang }}
            look="box"
            value={value}
            onChange={onChange}
            upload={upload}
            pick={pick}
          />
        )}
      </Field>
      {insert && (
        <TextPicture
          of={{ tourId, routeId, lang }}
          insert={insert}
          onClose={() => setInsert(null)}
        />
      )}
    </>
  )
}

interface TextPictureProps {
  of: { tourId: number; routeId: number | undefined; lang: string }
  insert: (markdown: string) => void
  onClose: () => void
}

/** Chooses a picture for the text. */
function TextPicture({ of, insert, onClose }: TextPictureProps) {
  const { t } = useTranslation('editor')
  const { tourId, routeId, lang } = of
  return (
    <PicturePicker
      tourId={tourId}
      place={routeId === undefined ? { purpose: 'bulletin' } : { routeId }}
      onClose={onClose}
      onPick={(image) => {
        onClose()
        // The text takes no focus while the dialog is open.
        setTimeout(() => insert(imageMarkdown(image, lang, t('pictureText'))))
      }}
    />
  )
}
