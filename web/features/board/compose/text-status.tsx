import { useTranslation } from 'react-i18next'
import { CONTENT_MAX, CONTENT_MIN } from '../../../../worker/contracts/topic-rules'
import { lengthOf, visibleLength } from '../../../../worker/contracts/text-length'
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
  const { t } = useTranslation(['board', 'errors'])
  const lang = useLang()
  const length = lengthOf(content)
  const visible = visibleLength(content)
  const isEnough = visible >= CONTENT_MIN
  const colour = length > CONTENT_MAX ? 'text-danger' : isEnough ? 'text-muted' : 'text-accent'
  return (
    <div id={id} className="flex flex-col gap-1 text-sm">
      <p className={`tabular min-h-lh ${colour}`}>
        {isEnough
          ? t('compose.countEnough', {
              length: formatNumber(length, lang),
              max: formatNumber(CONTENT_MAX, lang),
            })
          : // Nothing is wrong before the first key.
            length > 0 && t('compose.count', { count: visible, min: CONTENT_MIN })}
      </p>
      <p role="alert" className="text-danger">
        {fault && t(`errors:${fault}`)}
      </p>
    </div>
  )
}
