const CONTROL_RUN = /[\p{Cc}\u2028\u2029]+/gu

/** Makes a text fit for a mail header: control and line characters become a space, at most `max` code points stay. */
export function headerText(text: string, max: number): string {
  const line = text.toWellFormed().replace(CONTROL_RUN, ' ').trim()
  return Array.from(line).slice(0, max).join('')
}

/** Whether a text can stand in a header as it is. */
export function isHeaderSafe(text: string): boolean {
  return text.isWellFormed() && text.search(CONTROL_RUN) === -1
}
