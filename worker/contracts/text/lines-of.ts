/** The lines of a text, trimmed, without empty ones. */
export function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}
