/** An address that its owner recognises and others do not learn: `g…@example.com`. */
export function maskEmail(email: string): string {
  const [first = ''] = Array.from(email)
  return `${first}…${email.slice(email.lastIndexOf('@'))}`
}
