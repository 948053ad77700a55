/** The fixed tour id that the contact form's topics use on the wire, and their category (question). */
export const CONTACT_FORUM_ID = 100
export const CONTACT_CATEGORY = 3
