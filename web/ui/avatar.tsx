import { Initial } from './initial'

/** The side, px, and the classes. */
const SIZES = { large: [44, 'size-11 text-lg'], small: [28, 'size-7 text-sm'] } as const

interface AvatarProps {
  /** Null for a deleted member. */
  name: string | null
  url: string | null
  size?: keyof typeof SIZES
}

/** The member's avatar, or the initial on a colour derived from the name. */
export function Avatar({ name, url, size = 'large' }: AvatarProps) {
  const [side, box] = SIZES[size]
  if (!url) return <Initial name={name} box={box} />
  return (
    <img
      src={url}
      alt=""
      width={side}
      height={side}
      loading="lazy"
      className={`${box} shrink-0 rounded-full object-cover`}
    />
  )
}
