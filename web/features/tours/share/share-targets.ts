import type { Lang } from '../../../../worker/contracts/languages'

/** The addresses that share a page, by the target's name. Both arguments are encoded for a URL. */
type ShareTargets = Record<string, (url: string, title: string) => string>

const FACEBOOK_AND_X: ShareTargets = {
  Facebook: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  X: (url, title) => `https://x.com/intent/post?url=${url}&text=${title}`,
}

/** What each language's readers use. KakaoTalk takes a copied link; WeChat reads a QR code. */
export const SHARE_TARGETS: Record<Lang, ShareTargets> = {
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
