/** Unifies spellings of the same sound: woo and u, jung and jeong, kim and gim. */
export function soundOf(word: string): string {
  return word
    .replace(/ee|ui|yi/g, 'i')
    .replace(/ae|ai|ay/g, 'e')
    .replace(/w(?=o|u)/g, '')
    .replace(/(?:eo|eu|o|u)+/g, 'u')
    .replace(/ch/g, 'j')
    .replace(/sh/g, 's')
    .replace(/k/g, 'g')
    .replace(/t/g, 'd')
    .replace(/p/g, 'b')
    .replace(/r/g, 'l')
    .replace(/h$/, '')
    .replace(/(.)\1+/g, '$1')
}
