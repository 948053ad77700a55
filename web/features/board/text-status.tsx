import { useTranslation } from 'react-i18next'
import { CONTENT_MIN, lengthOf, type Missing } from './board.view'

interface TextStatusProps {
  id: string
  content: string
  /** What the post still lacks, shown once the writer tried to send it. */
  missing: Missing[]
}

/** Beneath a text field: how long the text is, and what is missing before it can be sent. */
export function TextStatus({ id, content, missing }: TextStatusProps) {
  const { t } = useTranslation(['board', 'errors'])
  const length = lengthOf(content)
  const isEnough = length >= CONTENT_MIN
  return (
    <div id={id} className="flex flex-col gap-1 text-sm">
      <p className={`tabular ${isEnough ? 'text-muted' : 'text-accent'}`}>
        {isEnough
          ? t('compose.countEnough', { count: length })
          : t('compose.count', { count: length, min: CONTENT_MIN })}
      </p>
      <div role="alert">
        {missing.length > 0 && (
          <ul className="text-danger">
            {missing.map((code) => (
              <li key={code}>{t(`errors:${code}`)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
