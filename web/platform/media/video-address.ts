const EMBED_BASE = 'https://www.youtube-nocookie.com/embed/'

export function videoEmbedUrl(id: string): string {
  return `${EMBED_BASE}${encodeURIComponent(id)}`
}
