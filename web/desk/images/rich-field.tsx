import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS } from '../../../worker/contracts/languages'
import { textIn } from '../../../worker/contracts/translated'
import { uploadTextImage } from '../../platform/media/text-image'
import { Field } from '../../ui/field'
import { MarkdownField } from '../../ui/markdown-field'
import type { Upload } from '../../ui/use-image-tool'
import { ImagePicker } from './image-picker'
import type { PickedImage } from './tour-image'

/** Inserts Markdown at the cursor. */
type Insert = (markdown: string) => void

interface RichFieldProps {
  tourId: number
  /** The itinerary entry of the text; absent for a bulletin. */
  routeId?: number | undefined
  label: string
  /** BCP 47 tag of the text. */
  lang: string
  mark?: ReactNode
  value: string
  onChange: (text: string) => void
}

/** A labelled Markdown field; uploaded images belong to the tour. */
export function RichField({ tourId, routeId, label, lang, mark, value, onChange }: RichFieldProps) {
  const upload = useTextUpload(tourId, routeId)
  const { insert, pick, stop } = usePick()
  return (
    <>
      <Field label={label} mark={mark}>
        {(ids) => (
          <MarkdownField
            field={{ ...ids, lang }}
            look="box"
            {...{ value, onChange, upload, pick }}
          />
        )}
      </Field>
      {insert && <TextImage {...{ tourId, routeId, lang, insert }} onClose={stop} />}
    </>
  )
}

/** `insert` is set while an image is being chosen; `pick` is the same in every render. */
function usePick() {
  const [insert, setInsert] = useState<Insert | null>(null)
  const pick = useCallback((put: Insert) => setInsert(() => put), [])
  return { insert, pick, stop: () => setInsert(null) }
}

function useTextUpload(tourId: number, routeId: number | undefined): Upload {
  const queryClient = useQueryClient()
  return useCallback<Upload>(
    (file) => uploadTextImage(queryClient, { file, tourId, routeId }),
    [queryClient, tourId, routeId],
  )
}

interface TextImageProps extends Pick<RichFieldProps, 'tourId' | 'routeId' | 'lang'> {
  insert: Insert
  onClose: () => void
}

function TextImage({ tourId, routeId, lang, insert, onClose }: TextImageProps) {
  const { t } = useTranslation('editing')
  return (
    <ImagePicker
      tourId={tourId}
      place={routeId === undefined ? { purpose: 'bulletin' } : { routeId }}
      onClose={onClose}
      onPick={(image) => {
        onClose()
        // The text cannot take the focus while the dialog is open.
        setTimeout(() => insert(imageMarkdown(image, lang, t('pictureText'))))
      }}
    />
  )
}

/** Markdown that shows an image in a text of this language (BCP 47); `unknown` replaces a missing description. */
function imageMarkdown({ url, alt }: PickedImage, tag: string, unknown: string): string {
  const lang = LANGS.find((each) => LANG_TAG[each] === tag)
  const text = (lang && textIn(alt, lang)) || unknown
  return `![${text.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](${url})\n`
}
