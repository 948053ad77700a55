const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Controls, halves of a pair and the two noncharacters: a document with one is not valid XML. */
const NOT_IN_XML = /[^\P{Cc}\n\t]|[\p{Cs}\uFFFE\uFFFF]/gu

/** Escapes text for XML and drops characters that XML cannot hold. */
export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
