const EMBED_BASE = 'https://www.youtube-nocookie.com/embed/'

/** Address of a video's embed from its 11-character id. */
export function videoEmbedUrl(id: string): string {
  return `${EMBED_BASE}${encodeURIComponent(id)}`
}
