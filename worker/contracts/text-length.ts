/** What shows nothing by itself: joiners, fillers, selectors, marks of direction, the empty pattern of Braille. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu
const SPACES = /[\p{Z}\s]+/gu

/** Length in code points, which is how every limit of this product counts. */
export function codePoints(text: string): number {
  return Array.from(text).length
}

/** Length as a maximum counts it: in code points of what is kept of a text. */
export function lengthOf(text: string): number {
  return codePoints(text.normalize('NFC').trim())
}

/**
 * How much of a text there is to see, in code points, which is how every minimum counts: spaces in a row are one, and at
 * the ends they are none.
 */
export function visibleLength(text: string): number {
  return codePoints(text.normalize('NFC').replace(UNSEEN, '').replace(SPACES, ' ').trim())
}
