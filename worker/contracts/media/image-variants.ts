export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const

/** R2 key of a narrower variant. */
export function imageVariantKey(key: string, width: number): string {
  return `v/${width}/${key}.webp`
}

/**
 * `srcset` of one of our own images, `width` px wide: its variants up to `widest` px and, without a limit, itself. The
 * address may be that of a variant.
 */
export function imageSrcSet(url: string, width: number, widest = Infinity): string {
  const [whole] = url.split('?')
  const narrower = IMAGE_WIDTHS.filter((each) => each < width && each <= widest)
  const variants = narrower.map((each) => `${whole}?w=${each} ${each}w`)
  const isLimited = widest < width && variants.length > 0
  return (isLimited ? variants : [...variants, `${whole} ${width}w`]).join(', ')
}
