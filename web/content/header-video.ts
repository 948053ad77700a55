/** URLs of the video and its poster. */
export const headerVideo = {
  mp4: '/video/header.mp4',
  webm: '/video/header.webm',
  poster: '/video/header-poster.webp',
  posterSmall: '/video/header-poster-800.webp',
} as const
