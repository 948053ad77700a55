import { Rss } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'

export function FeedLink() {
  const { t } = useTranslation('board')
  return (
    <a
      href={`/board-${useLang()}.xml`}
      type="application/atom+xml"
      className="inline-flex min-h-11 items-center gap-1.5 self-center text-sm text-muted underline-offset-4 hover:underline"
    >
      <Rss aria-hidden size={15} />
      {t('feed')}
    </a>
  )
}
