import { Share2, Mail, Link2 } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../../worker/contracts/languages'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { INPUT } from '../../../ui/field'
import { QrCode } from '../../../ui/qr-code'

const SHARE_ROW = 'flex min-h-11 w-full items-center gap-2 rounded-field px-3 hover:bg-line'

const FACEBOOK_AND_X: ShareTargets = {
  Facebook: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  X: (url, title) => `https://x.com/intent/post?url=${url}&text=${title}`,
}

/** Targets by language. KakaoTalk takes a copied link; WeChat reads a QR code. */
const SHARE_TARGETS: Record<Lang, ShareTargets> = {
  kr: {
    네이버: (url, title) => `https://share.naver.com/web/shareView?url=${url}&title=${title}`,
    밴드: (url, title) => `https://band.us/plugin/share?body=${title}%0A${url}&route=${url}`,
    LINE: (url) => `https://social-plugins.line.me/lineit/share?url=${url}`,
    ...FACEBOOK_AND_X,
  },
  ca: { WhatsApp: (url, title) => `https://wa.me/?text=${title}%20${url}`, ...FACEBOOK_AND_X },
  cn: {
    微博: (url, title) => `https://service.weibo.com/share/share.php?url=${url}&title=${title}`,
    QQ: (url, title) =>
      `https://connect.qq.com/widget/shareqq/index.html?url=${url}&title=${title}`,
  },
}

const LOOK =
  'share-button inline-flex min-h-11 list-none items-center gap-1.5 rounded-full border border-line px-3 text-sm hover:border-primary'

/** The system's share sheet; if it is missing or dismissed, plain links. No third-party code is loaded. */
export function ShareButtons(shared: ShareProps) {
  const { t } = useTranslation('tours')
  const { menu, isOpen, setOpen, share } = useShare(shared)
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
      <ShareMenu {...shared} isOpen={isOpen} />
    </details>
  )
}

/** Opens the system's share sheet, or the menu if it is missing or dismissed. */
function useShare({ url, title }: ShareProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)

  // The menu may have been opened before the app ran.
  useEffect(() => setOpen(menu.current?.open ?? false), [menu])

  const share = (event: MouseEvent) => {
    if (isOpen || !('share' in navigator)) return
    event.preventDefault()
    navigator.share({ title, url }).catch(() => menu.current?.setAttribute('open', ''))
  }

  return { menu, isOpen, setOpen, share }
}

/** The addresses that share a page, by the target's name. Both arguments are encoded for a URL. */
type ShareTargets = Record<string, (url: string, title: string) => string>

type ShareProps = { url: string; title: string }

function ShareMenu({ url, title, isOpen }: ShareProps & { isOpen: boolean }) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)]
  return (
    <ul
      aria-label={t('share.label')}
      className="share-menu absolute start-0 z-30 mt-2 flex w-56 flex-col gap-1 rounded-field border border-line bg-surface p-2 shadow-float sm:start-auto sm:end-0"
    >
      <CopyLink url={url} />
      {lang === 'cn' && isOpen && <WeChatCode url={url} />}
      {Object.entries(SHARE_TARGETS[lang]).map(([name, addressOf]) => (
        <li key={name}>
          <TargetLink name={name} href={addressOf(address, text)} />
        </li>
      ))}
      <MailEntry href={`mailto:?subject=${text}&body=${address}`} />
    </ul>
  )
}

function MailEntry({ href }: { href: string }) {
  const { t } = useTranslation('tours')
  return (
    <li>
      <a href={href} className={SHARE_ROW}>
        <Mail aria-hidden size={16} />
        {t('share.email')}
      </a>
    </li>
  )
}

/** A browser cannot pass a link to WeChat; the scanner of another device reads the address. A phone copies the link. */
function WeChatCode({ url }: { url: string }) {
  const { t } = useTranslation('tours')
  return (
    <li className="flex flex-col items-center gap-1 p-2 text-center text-sm max-md:hidden">
      <QrCode text={url} label={t('share.wechat')} className="max-w-36" />
      <span aria-hidden>{t('share.wechat')}</span>
    </li>
  )
}

function TargetLink({ name, href }: { name: string; href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={SHARE_ROW}>
      {name}
    </a>
  )
}

/** Copies the address; if the browser refuses, shows it to copy by hand. */
function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation(['tours', 'site'])
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
          {copied === 'done' ? t('site:copied') : t('share.link')}
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
