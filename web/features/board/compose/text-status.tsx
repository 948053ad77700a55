import { useTranslation } from 'react-i18next'
import { CONTENT_MAX, CONTENT_MIN } from '../../../../worker/contracts/board/topic-rules'
import { lengthOf, visibleLength } from '../../../../worker/contracts/text/text-length'
import { formatNumber } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import type { TextFault } from './topic-draft'

interface TextStatusProps {
  id: string
  content: string
  /** Validation error, shown after the first attempt to send. */
  fault: TextFault | null
}

export function TextStatus({ id, content, fault }: TextStatusProps) {
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
