import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { INPUT } from '../../../ui/field'

export const SHARE_ROW = 'flex min-h-11 w-full items-center gap-2 rounded-field px-3 hover:bg-line'

/** Copies the address; if the browser refuses, shows it to copy by hand. */
export function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation(['tours', 'common'])
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('done'),
      () => setCopied('failed'),
    )
  return (
    <li>
      <Button look="bare" data-keeps-open onClick={() => void copy()} className={SHARE_ROW}>
        <Link2 aria-hidden size={16} className="shrink-0" />
        <span aria-live="polite" className="text-start">
          {copied === 'done' ? t('common:copied') : t('share.link')}
        </span>
      </Button>
      {copied === 'failed' && <Address url={url} />}
    </li>
  )
}

/** Selected as soon as it appears. */
function Address({ url }: { url: string }) {
  const { t } = useTranslation('tours')
  return (
    <input
      readOnly
      ref={(field) => field?.focus()}
      aria-label={t('share.address')}
      value={url}
      onFocus={({ target }) => target.select()}
      className={`${INPUT} text-sm`}
    />
  )
}
