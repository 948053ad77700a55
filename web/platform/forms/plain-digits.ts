/** Normalises a typed number: full-width digits become ASCII, blanks are removed. */
export function plainDigits(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/g, '')
}
