const EASTERN = /^[\p{sc=Hangul}\p{sc=Han}\s·]+$/u

/**
 * The part of a name that a guide calls a guest by: the first word of a Western name, the given name of a Korean or Chinese
 * one. Family names there have one character, or two in a name of four.
 */
export function firstName(name: string): string {
  const [before = '', after] = name.split(',')
  const words = (after?.trim() || before).trim().split(/\s+/)
  if (!EASTERN.test(name)) return words[0] ?? ''
  if (words.length > 1) return words.at(-1) ?? ''
  const characters = Array.from(words[0] ?? '')
  if (characters.length === 3 || characters.length === 4)
    return characters.slice(characters.length === 4 ? 2 : 1).join('')
  return characters.join('')
}
