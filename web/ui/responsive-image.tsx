import type { ImageFocus } from '../../worker/contracts/media/images'
import { imageSize } from '../../worker/contracts/media/image-address'
import { imageSrcSet } from '../../worker/contracts/media/image-variants'

interface ResponsiveImageProps {
  url: string
  alt: string
  sizes: string
  /** px; for images that are never shown large. */
  widest?: number
  /** The shape of an image whose URL does not contain its size. */
  size?: { width: number; height: number }
  /** The page's largest image: loaded first. All others are lazy. */
  isFirst?: boolean
  /** The focus, which stays visible when the image is cropped. */
  focus?: ImageFocus
  className?: string
}

/** A stored image in responsive sizes. Its space is reserved before it loads. */
export function ResponsiveImage({ url, focus, className = '', ...image }: ResponsiveImageProps) {
  const { widest, isFirst = false } = image
  const own = imageSize(url)
  const size = own ?? image.size
  return (
    <img
      src={own ? `${url}?w=640` : url}
      srcSet={own ? imageSrcSet(url, own.width, widest) : undefined}
      sizes={image.sizes}
      alt={image.alt}
      width={size?.width}
      height={size?.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
      style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
      className={`bg-line ${className}`}
    />
  )
}
