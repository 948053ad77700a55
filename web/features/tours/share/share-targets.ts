import type { Lang } from '../../../../worker/contracts/languages'

interface ShareTarget {
  name: string
  /** Both arguments are encoded for a URL. */
  address: (url: string, title: string) => string
}

const facebook: ShareTarget = {
  name: 'Facebook',
  address: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
}
const x: ShareTarget = {
  name: 'X',
  address: (url, title) => `https://x.com/intent/post?url=${url}&text=${title}`,
}

/** What each language's readers use. KakaoTalk takes a copied link; WeChat reads a QR code. */
export const SHARE_TARGETS: Record<Lang, readonly ShareTarget[]> = {
  kr: [
    {
      name: '네이버',
      address: (url, title) => `https://share.naver.com/web/shareView?url=${url}&title=${title}`,
    },
    {
      name: '밴드',
      address: (url, title) => `https://band.us/plugin/share?body=${title}%0A${url}&route=${url}`,
    },
    { name: 'LINE', address: (url) => `https://social-plugins.line.me/lineit/share?url=${url}` },
    facebook,
    x,
  ],
  ca: [
    { name: 'WhatsApp', address: (url, title) => `https://wa.me/?text=${title}%20${url}` },
    facebook,
    x,
  ],
  cn: [
    {
      name: '微博',
      address: (url, title) =>
        `https://service.weibo.com/share/share.php?url=${url}&title=${title}`,
    },
    {
      name: 'QQ',
      address: (url, title) =>
        `https://connect.qq.com/widget/shareqq/index.html?url=${url}&title=${title}`,
    },
  ],
}
