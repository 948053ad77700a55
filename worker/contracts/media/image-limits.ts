/** Limits of a stored image, apart from the schemas: the browser prepares images by them. */

export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** px; the image service takes no longer side. */
export const MAX_SIDE_PX = 12_000

export const MAX_MEGAPIXELS = 40
