const TINTS = [
  'bg-primary text-on-primary',
  'bg-larch text-spruce',
  'bg-accent text-paper',
  'bg-ink text-paper',
  'bg-pink text-paper',
]

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

/** The initial of a member without an avatar; a dot for a deleted one. */
function Initial({ name, box }: { name: string | null; box: string }) {
  const tint = name === null ? 'bg-line text-muted' : tintOf(name)
  return (
    <span
      aria-hidden
      className={`${box} grid shrink-0 place-items-center rounded-full font-bold select-none ${tint}`}
    >
      {initialOf(name)}
    </span>
  )
}

function initialOf(name: string | null): string {
  return (Array.from(name ?? '')[0] ?? '·').toUpperCase()
}

function tintOf(name: string): string {
  const codes = Array.from(name, (character) => character.codePointAt(0) ?? 0)
  const sum = codes.reduce((total, code) => total + code, 0)
  return TINTS[sum % TINTS.length] ?? ''
}
