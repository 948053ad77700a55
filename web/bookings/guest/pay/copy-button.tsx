import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'

export function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation(['trip', 'common'])
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="no-print flex shrink-0 items-center gap-2">
      <span role="status" className="text-sm text-primary empty:sr-only">
        {isCopied ? t('common:copied') : ''}
      </span>
      <Button look="framedIcon" onClick={copy} aria-label={t('pay.copy', { label })}>
        <Icon aria-hidden size={18} />
      </Button>
    </div>
  )
}
