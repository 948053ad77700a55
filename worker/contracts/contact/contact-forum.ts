/** The fixed tour id that the contact form's topics use on the wire, and their category (question). */
export const CONTACT_FORUM_ID = 100
export const CONTACT_CATEGORY = 3

/** The company's images belong to no tour; they are stored under the contact form's tour id. */
export const COMPANY_GALLERY_ID = CONTACT_FORUM_ID
