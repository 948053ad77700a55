import { Link2, Mail, Share2 } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { INPUT } from '../../../ui/field'
import { QrCode } from '../../../ui/qr-code'
import { SHARE_TARGETS } from './share-targets'

interface ShareProps {
  url: string
  title: string
}

const LOOK =
  'share-button inline-flex min-h-11 list-none items-center gap-1.5 rounded-full border border-line px-3 text-sm hover:border-primary'
const ROW = 'flex min-h-11 w-full items-center gap-2 rounded-field px-3 hover:bg-line'

/** The system's share sheet; where it is missing or was left, plain links. No third-party code is loaded. */
export function ShareButtons({ url, title }: ShareProps) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)]

  // The menu may have been opened before the app ran.
  useEffect(() => setOpen(menu.current?.open ?? false), [menu])

  const share = (event: MouseEvent) => {
    if (isOpen || !('share' in navigator)) return
    event.preventDefault()
    navigator.share({ title, url }).catch(() => menu.current?.setAttribute('open', ''))
  }

  return (
    <details
      ref={menu}
      name="menu"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="no-print relative"
    >
      <summary className={LOOK} onClick={share}>
        <Share2 aria-hidden size={16} />
        {t('share.label')}
      </summary>
      <ul
        aria-label={t('share.label')}
        className="share-menu absolute start-0 z-30 mt-2 flex w-56 flex-col gap-1 rounded-field border border-line bg-surface p-2 shadow-float sm:start-auto sm:end-0"
      >
        <CopyLink url={url} />
        {lang === 'cn' && isOpen && <WeChatCode url={url} />}
        {SHARE_TARGETS[lang].map((target) => (
          <li key={target.name}>
            <a
              href={target.address(address, text)}
              target="_blank"
              rel="noopener noreferrer"
              className={ROW}
            >
              {target.name}
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:?subject=${text}&body=${address}`} className={ROW}>
            <Mail aria-hidden size={16} />
            {t('share.email')}
          </a>
        </li>
      </ul>
    </details>
  )
}

/** WeChat takes no link from a browser; its scanner reads the address. */
function WeChatCode({ url }: { url: string }) {
  const { t } = useTranslation('tours')
  return (
    <li className="flex flex-col items-center gap-1 p-2 text-center text-sm">
      <QrCode text={url} label={t('share.wechat')} className="max-w-36" />
      <span aria-hidden>{t('share.wechat')}</span>
    </li>
  )
}

function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation(['tours', 'common'])
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('done'),
      () => setCopied('failed'),
    )
  return (
    <li>
      <Button look="bare" data-keeps-open onClick={() => void copy()} className={ROW}>
        <Link2 aria-hidden size={16} className="shrink-0" />
        <span aria-live="polite" className="text-start">
          {copied === 'done' ? t('common:copied') : t('share.link')}
        </span>
      </Button>
      {copied === 'failed' && (
        <input
          readOnly
          ref={(field) => field?.focus()}
          aria-label={t('share.address')}
          value={url}
          onFocus={({ target }) => target.select()}
          className={`${INPUT} text-sm`}
        />
      )}
    </li>
  )
}
