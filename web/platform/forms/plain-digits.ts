/** A number as it is checked: full-width digits, which East Asian keyboards write, become plain ones, and blanks leave. */
export function plainDigits(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/g, '')
}
