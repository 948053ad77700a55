const TINTS = [
  'bg-primary text-on-primary',
  'bg-larch text-spruce',
  'bg-accent text-paper',
  'bg-ink text-paper',
  'bg-pink text-paper',
]

interface AvatarProps {
  /** Null for a deleted member. */
  name: string | null
  url: string | null
  size?: 'small' | 'large'
}

/** The member's avatar, or the initial on a colour derived from the name. */
export function Avatar({ name, url, size = 'large' }: AvatarProps) {
  const side = size === 'large' ? 44 : 28
  const box = size === 'large' ? 'size-11 text-lg' : 'size-7 text-sm'
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
