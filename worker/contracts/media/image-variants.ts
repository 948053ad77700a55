const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const

/** A JPEG for mails: Outlook for Windows, which draws a mail with Word, shows no WebP. */
export const MAIL_IMAGE = 'mail'
export const MAIL_IMAGE_WIDTH = 1024

/** The values of `?w=`: a width in px, or the variant for mails. */
export const IMAGE_VARIANTS = [...IMAGE_WIDTHS, MAIL_IMAGE] as const
export type ImageVariant = (typeof IMAGE_VARIANTS)[number]

/** R2 key of a variant. */
export function imageVariantKey(key: string, variant: ImageVariant): string {
  return `v/${variant}/${key}.${variant === MAIL_IMAGE ? 'jpg' : 'webp'}`
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
