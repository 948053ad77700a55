import { isCostly } from './idle'

const KEY = 'faces'
const HEADINGS = 'h1, .section-title'

/** Shows headings in their own face (`data-faces`, look.css) on each page of a tab that has loaded it. */
export function showKnownFaces(): void {
  try {
    if (sessionStorage.getItem(KEY) !== null) root().dataset['faces'] = ''
  } catch {
    // Without a storage, each page is a first one.
  }
}

/**
 * Loads the face, after the paint of the first image, whose download it would slow. A heading that would then take
 * another number of lines moves what is being read: such a page keeps the local serif, the next one has the face.
 */
export async function loadFaces(): Promise<void> {
  const { dataset } = root()
  if (dataset['faces'] !== undefined || isCostly()) return
  try {
    await document.fonts.load(`1em ${getComputedStyle(root()).getPropertyValue('--own-face')}`)
    const before = heights()
    dataset['faces'] = ''
    if (heights() !== before) delete dataset['faces']
    sessionStorage.setItem(KEY, '')
  } catch {
    // No connection, or no storage.
  }
}

const root = () => document.documentElement

/** Of the headings that are in view or above it, in px. */
function heights(): string {
  return [...document.querySelectorAll<HTMLElement>(HEADINGS)]
    .filter((heading) => heading.getBoundingClientRect().top < innerHeight)
    .map(({ offsetHeight }) => offsetHeight)
    .join(' ')
}
