/** The focus of an image for which none was set, in percent from its upper left corner; apart from the schemas for the ticket. */
export const USUAL_FOCUS = { x: 50, y: 30 }
