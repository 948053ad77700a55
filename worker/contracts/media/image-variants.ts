import { imageUrl, imageKeyOf, imageSize } from './image-address'

export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const

/** R2 key of a narrower variant. */
export function imageVariantKey(key: string, width: number): string {
  return `v/${width}/${key}.webp`
}

/** `srcset` of an image: its variants up to `widest` px and, without a limit, itself. Empty for other hosts' URLs. */
export function imageSrcSet(url: string, widest = Infinity): string {
  const [key, size] = [imageKeyOf(url), imageSize(url)]
  if (!key || !size) return ''
  const whole = imageUrl(key)
  const narrower = IMAGE_WIDTHS.filter((width) => width < size.width && width <= widest)
  return [
    ...narrower.map((width) => `${whole}?w=${width} ${width}w`),
    ...(widest < size.width && narrower.length > 0 ? [] : [`${whole} ${size.width}w`]),
  ].join(', ')
}
