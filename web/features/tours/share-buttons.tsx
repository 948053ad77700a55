import { Link2, Mail, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { INPUT } from '../../ui/field'
import { useMenu } from '../../ui/menu'
import { Button } from '../../ui/button'

interface Target {
  key: string
  /** Proper name; Weibo's differs by language and is a text. */
  label?: string
  address: (url: string, title: string) => string
}

const TARGETS: Target[] = [
  {
    key: 'whatsapp',
    label: 'WhatsApp',
    address: (url: string, title: string) => `https://wa.me/?text=${title}%20${url}`,
  },
  {
    key: 'line',
    label: 'LINE',
    address: (url: string) => `https://social-plugins.line.me/lineit/share?url=${url}`,
  },
  {
    key: 'facebook',
    label: 'Facebook',
    address: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  },
  {
    key: 'x',
    label: 'X',
    address: (url: string, title: string) =>
      `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
  },
  {
    key: 'weibo',
    address: (url: string, title: string) =>
      `https://service.weibo.com/share/share.php?url=${url}&title=${title}`,
  },
]

const LOOK =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line px-3 text-sm hover:border-primary'

/** Plain links: no third-party code is loaded. */
export function ShareButtons({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation(['tours', 'common'])
  // The copy button keeps the menu open: the result is shown in it.
  const menu = useMenu('a')
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null)
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)]
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('done'),
      () => setCopied('failed'),
    )
  return (
    <details ref={menu} className="no-print group relative">
      <summary className={`${LOOK} list-none`}>
        <Share2 aria-hidden size={16} />
        {t('share.label')}
      </summary>
      <ul
        aria-label={t('share.label')}
        className="absolute start-0 z-30 mt-2 flex w-56 sm:start-auto sm:end-0 flex-col gap-1 rounded-field border border-line bg-surface p-2 shadow-float"
      >
        {TARGETS.map((target) => (
          <li key={target.key}>
            <a
              href={target.address(address, text)}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-11 items-center rounded-field px-3 hover:bg-line"
            >
              {target.label ?? t('share.weibo')}
            </a>
          </li>
        ))}
        <li>
          <a
            href={`mailto:?subject=${text}&body=${address}`}
            className="flex min-h-11 items-center gap-2 rounded-field px-3 hover:bg-line"
          >
            <Mail aria-hidden size={16} />
            {t('share.email')}
          </a>
        </li>
        <li>
          <Button
            look="bare"
            onClick={() => void copy()}
            className="flex min-h-11 w-full items-center gap-2 rounded-field px-3 hover:bg-line"
          >
            <Link2 aria-hidden size={16} />
            <span aria-live="polite">
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
      </ul>
    </details>
  )
}
