const CONTROL_RUN = /[\p{Cc}\u2028\u2029]+/gu

/** Text for a mail header: control characters and line breaks become a space, at most `max` code points. */
export function headerText(text: string, max: number): string {
  const line = text.toWellFormed().replace(CONTROL_RUN, ' ').trim()
  return Array.from(line).slice(0, max).join('')
}

export function isHeaderSafe(text: string): boolean {
  return text.isWellFormed() && text.search(CONTROL_RUN) === -1
}
