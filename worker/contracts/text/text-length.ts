/** Invisible characters: joiners, fillers, selectors, direction marks, the empty Braille pattern. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu
const SPACES = /[\p{Z}\s]+/gu

/** Length in code points, the unit of every limit here. */
export function codePoints(text: string): number {
  return Array.from(text).length
}

/** Length as a maximum counts it: the code points that are stored. */
export function lengthOf(text: string): number {
  return codePoints(text.normalize('NFC').trim())
}

/** Visible length as a minimum counts it, in code points: runs of spaces count as one, outer spaces not at all. */
export function visibleLength(text: string): number {
  return codePoints(text.normalize('NFC').replace(UNSEEN, '').replace(SPACES, ' ').trim())
}
