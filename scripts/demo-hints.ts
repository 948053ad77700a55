/** First steps for a new developer; the address and the accounts last. */
export function demoHints(origin: string): string {
  return `
  Mail is not sent: it is kept in the outbox, ${origin}/admin/outbox

  Moraine is at  ${origin}
  Log in as      admin / moraine!admin (admin)  or  guest / moraine!guest;  staff: guide, bookkeeper, writer / moraine!guide, …`
}
