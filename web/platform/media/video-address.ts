import { videoHostOf } from '../../../worker/contracts/media/videos'

const EMBED_BASE = {
  YouTube: 'https://www.youtube-nocookie.com/embed/',
  Bilibili: 'https://player.bilibili.com/player.html?bvid=',
}

export function videoEmbedUrl(id: string): string {
  return EMBED_BASE[videoHostOf(id)] + encodeURIComponent(id)
}
