/** The fixed tour id that the contact form's topics use on the wire, and their category (question). */
export const CONTACT_FORUM_ID = 100
export const CONTACT_CATEGORY = 3

/** Pictures of the company belong to no tour; they are kept with the contact form's. */
export const COMPANY_GALLERY_ID = CONTACT_FORUM_ID
