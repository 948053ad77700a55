const ID = /^[\w-]{11}$/
const EMBED_BASE = 'https://www.youtube-nocookie.com/embed/'

/** The embed link of a video named by its id or by any of its addresses; null for anything else. */
export function videoEmbedUrl(text: string): string | null {
  const id = videoIdOf(text.trim())
  return id === null ? null : EMBED_BASE + id
}

function videoIdOf(text: string): string | null {
  if (ID.test(text)) return text
  if (!URL.canParse(text)) return null
  const { hostname, pathname, searchParams } = new URL(text)
  const host = hostname.replace(/^(www|m)\./, '')
  const last = pathname.split('/').at(-1) ?? ''
  if (host === 'youtu.be') return ID.test(last) ? last : null
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null
  const named = pathname === '/watch' ? (searchParams.get('v') ?? '') : last
  return ID.test(named) ? named : null
}
