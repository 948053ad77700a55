/** Uploads of one member: pictures of tours, pictures of oneself. */
export const IMAGES_LIMITS = {
  upload: { hour: 60 },
  avatar: { hour: 10 },
}
