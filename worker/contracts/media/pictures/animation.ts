/** First bytes of a stored PNG or WebP that tell whether it is animated. */
export const ANIMATION_BYTES = 48

const WEBP_ANIMATION = /^RIFF.{4}WEBPVP8X.{4}./s
const ANIMATION_FLAG = 0x02
/** `readPng` puts this chunk after the header. */
const PNG_ANIMATION = /^\x89PNG.{29}.{4}acTL/s

/** Whether an image that was stored by `readPicture`'s parts is animated; GIFs are always taken for animated. */
export function isAnimatedFile(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, ANIMATION_BYTES))
  if (PNG_ANIMATION.test(text)) return true
  return WEBP_ANIMATION.test(text) && (text.charCodeAt(20) & ANIMATION_FLAG) !== 0
}
