import type { Lang } from './languages'

/**
 * Opens a search in the map application that a reader is likely to have. Kakao's and Naver's are maps of Korea, so Korean
 * readers get Google's. Amap opens in mainland China, and shows Canada.
 */
export function mapSearchUrl(place: string, lang: Lang): string {
  const query = encodeURIComponent(place)
  return lang === 'cn'
    ? `https://uri.amap.com/search?keyword=${query}&view=map`
    : `https://www.google.com/maps/search/?api=1&query=${query}`
}
