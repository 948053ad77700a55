/** Masks an address so that only its owner recognises it: `g…@example.com`. */
export function maskEmail(email: string): string {
  const [first = ''] = Array.from(email)
  // A line may end behind an ellipsis, but not inside an address.
  return `${first}…\u2060${email.slice(email.lastIndexOf('@'))}`
}
