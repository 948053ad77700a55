import { imageSize, imageSrcSet } from '../../worker/contracts/image-address'

interface PictureProps {
  url: string
  alt: string
  /** The `sizes` of the img: how wide it is shown. */
  sizes: string
  /** The page's largest picture: fetched first. All others wait until they come near. */
  isFirst?: boolean
  className?: string
}

/** One of our pictures in the narrowest copy that fits, its place kept before it comes. */
export function Picture({ url, alt, sizes, isFirst = false, className = '' }: PictureProps) {
  const size = imageSize(url)
  return (
    <img
      src={size ? `${url}?w=640` : url}
      srcSet={imageSrcSet(url) || undefined}
      sizes={sizes}
      alt={alt}
      width={size?.width}
      height={size?.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
      className={`bg-line ${className}`}
    />
  )
}
