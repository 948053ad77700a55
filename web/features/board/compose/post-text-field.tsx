import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTENT_MAX, CONTENT_MIN } from '../../../../worker/contracts/board/topic-rules'
import { lengthOf, visibleLength } from '../../../../worker/contracts/text/text-length'
import { formatNumber } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSession } from '../../../platform/session/session'
import { MarkdownField } from '../../../ui/markdown-field'
import type { Upload } from '../../../ui/use-image-tool'
import type { TextFault } from './text-faults'

interface PostTextFieldProps {
  tourId: number
  /** Prefix of the field's id (`…content`) and of its status line's (`…status`). */
  id: string
  content: string
  /** The text's validation error. */
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

function TextStatus({ id, content, fault }: Pick<PostTextFieldProps, 'id' | 'content' | 'fault'>) {
  const { t } = useTranslation('errors')
  return (
    <div id={id} className="flex flex-col gap-1 text-sm">
      <p className={`tabular min-h-lh ${colourOf(content)}`}>
        <LengthText content={content} />
      </p>
      <p role="alert" className="text-danger">
        {fault && t(fault)}
      </p>
    </div>
  )
}

const isEnough = (content: string) => visibleLength(content) >= CONTENT_MIN

function colourOf(content: string): string {
  if (lengthOf(content) > CONTENT_MAX) return 'text-danger'
  return isEnough(content) ? 'text-muted' : 'text-accent'
}

function LengthText({ content }: { content: string }) {
  const { t } = useTranslation('board')
  const lang = useLang()
  const length = lengthOf(content)
  if (isEnough(content)) {
    const max = formatNumber(CONTENT_MAX, lang)
    return t('compose.countEnough', { length: formatNumber(length, lang), max })
  }
  // Show no count before the first key.
  return length > 0 && t('compose.count', { count: visibleLength(content), min: CONTENT_MIN })
}

/** Image upload for admins; members post text only. */
function useImageUpload(tourId: number): Upload | undefined {
  const reader = useSession()
  const queryClient = useQueryClient()
  const upload = useCallback<Upload>(
    async (file) => {
      // Loaded on demand: few readers need it.
      const { uploadTextImage } = await import('../../../platform/media/text-image')
      return uploadTextImage(queryClient, { tourId, file })
    },
    [queryClient, tourId],
  )
  return reader?.isSuperUser ? upload : undefined
}
