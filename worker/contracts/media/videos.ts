const VIDEO_ID = /^(?:[\w-]{11}|BV[\dA-Za-z]{10})$/
const YOUTUBE_ADDRESS =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/
const BILIBILI_ADDRESS =
  /^https:\/\/(?:www\.|m\.)?bilibili\.com\/video\/(BV[\dA-Za-z]{10})(?![\w-])/

/** The id in an address of YouTube or Bilibili, or the id itself; null for anything else. */
export function videoIdOf(text: string): string | null {
  if (VIDEO_ID.test(text)) return text
  return (YOUTUBE_ADDRESS.exec(text) ?? BILIBILI_ADDRESS.exec(text))?.[1] ?? null
}

/** YouTube's ids have 11 characters, Bilibili's 12. */
export function videoHostOf(id: string): 'YouTube' | 'Bilibili' {
  return id.length === 12 ? 'Bilibili' : 'YouTube'
}

/** The host of a video address; null for YouTube, Bilibili and anything that is not an address. */
export function foreignVideoHost(text: string): string | null {
  const host = /^(?:https?:)?\/\/(?:www\.)?([^/?#:@\s]+\.[a-z]{2,})/i.exec(text)?.[1]?.toLowerCase()
  return host && !/(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be|bilibili\.com)$/.test(host)
    ? host
    : null
}
