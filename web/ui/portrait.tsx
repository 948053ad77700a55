import type { ImageFocus } from '../../worker/contracts/media/images'
import { ResponsiveImage } from './responsive-image'

interface PortraitProps {
  /** Without a URL, there is no photo. */
  image: { url: string; focus: ImageFocus; alt: string }
  name: string
  /** Chooses the monogram's colours, so that neighbours differ. */
  index: number
  className: string
}

/** Sky, far and near ridge. */
const TONES = [
  ['#1d4a47', '#2f6a62', '#12302c'],
  ['#5b3f12', '#8a6a26', '#35260d'],
  ['#2c3f5e', '#4d6486', '#18243a'],
  ['#3d3355', '#63557d', '#231d35'],
] as const

const LETTERING = {
  textAnchor: 'middle',
  fontSize: '34',
  fontWeight: '700',
  letterSpacing: '1',
  fill: '#fbfaf7',
} as const

/** A round photo of a person, or the initials until there is one. */
export function Portrait({ image, className, ...person }: PortraitProps) {
  if (!image.url) return <Monogram {...person} className={className} />
  return (
    <ResponsiveImage
      url={image.url}
      alt={image.alt}
      focus={image.focus}
      sizes="96px"
      widest={640}
      size={{ width: 480, height: 480 }}
      className={`aspect-square rounded-full object-cover ${className}`}
    />
  )
}

/** The initials above two ridges, which are decorative as the name is beside them. */
function Monogram({ name, index, className }: Omit<PortraitProps, 'image'>) {
  const [sky, far, near] = TONES[index % TONES.length] ?? TONES[0]
  return (
    <svg viewBox="0 0 96 96" aria-hidden className={`rounded-full ${className}`}>
      <path d="M0 0h96v96H0z" fill={sky} />
      <path d="M0 74 18 58l12 9 20-23 15 17 9-7 22 20v22H0z" fill={far} />
      <path d="M0 84l22-14 16 10 24-17 34 19v14H0z" fill={near} />
      <text x="48" y="52" {...LETTERING}>
        {initialsOf(name)}
      </text>
    </svg>
  )
}

/** The first letters of a name's words; of a name written without spaces, its first letter, the family name. */
function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .slice(0, 2)
    .join('')
}
