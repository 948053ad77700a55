/** The fixed forum that the contact form's topics are posted to, and their category (question). */
export const CONTACT_FORUM_ID = 100
export const CONTACT_CATEGORY = 3
