/** Mails of the contact form, confirmations and enquiries each on their own. */
export const CONTACT_LIMITS = {
  /** Of a network. */
  contact: { hour: 5 },
  /** Of a network that leaves the sum unanswered, besides the one above. */
  contactUnanswered: { hour: 2 },
  /** Of a typed e-mail address. */
  contactSender: { hour: 2, day: 5 },
  /** Of everybody together. */
  contactSite: { day: 200 },
}
