const TINTS = [
  'bg-primary text-on-primary',
  'bg-larch text-spruce',
  'bg-accent text-paper',
  'bg-ink text-paper',
  'bg-pink text-paper',
]

/** The initial of a member without an avatar; a dot for a deleted one. */
export function Initial({ name, box }: { name: string | null; box: string }) {
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
