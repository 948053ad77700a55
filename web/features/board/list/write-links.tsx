import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'

/** Links to the form for a new topic: an inquiry, or any other topic. */
export function WriteLinks() {
  const { t } = useTranslation('board')
  return (
    <div className="flex flex-wrap gap-3">
      <WriteLink hash="write" look="main" label={t('writeInquiry')} />
      <WriteLink hash="write-new" look="quiet" label={t('writeNew')} />
    </div>
  )
}

/** The hash opens the composer, so that any page can link to it. */
function WriteLink({ hash, look, label }: { hash: string; look: 'main' | 'quiet'; label: string }) {
  return (
    <Link
      to="."
      search
      hash={hash}
      activeOptions={{ exact: true, includeHash: true }}
      className={`${buttonClass(look)} ${look === 'quiet' ? 'border-transparent' : ''}`}
    >
      <PenLine aria-hidden size={18} />
      {label}
    </Link>
  )
}
