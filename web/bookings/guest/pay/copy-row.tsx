import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'

interface CopyRowProps {
  label: string
  text: string
  /** The text to copy, if it differs from the shown one. */
  copied?: string
  isLarge?: boolean
  /** Shown in place of the text. */
  children?: ReactNode
}

/** A value with a copy button. If the browser refuses, the text can still be selected. */
export function CopyRow({ label, text, copied = text, isLarge, children = text }: CopyRowProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="text-sm text-muted">{label}</p>
        <p className={`tabular wrap-anywhere ${isLarge ? 'text-2xl font-bold' : 'font-semibold'}`}>
          {children}
        </p>
      </div>
      <CopyButton label={label} text={copied} />
    </div>
  )
}

function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation(['trip', 'site'])
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
        {isCopied ? t('site:copied') : ''}
      </span>
      <Button look="framedIcon" onClick={copy} aria-label={t('pay.copy', { label })}>
        <Icon aria-hidden size={18} />
      </Button>
    </div>
  )
}
