/** The address that a text is, or null. Safari 16 and HarmonyOS 5 lack `URL.canParse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
