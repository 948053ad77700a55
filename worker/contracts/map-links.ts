import type { Lang } from './languages'
import type { Place } from './tours/places'

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

/** Opens a position in the same application. It is WGS 84, which Amap must be told: its own is shifted in China. */
export function mapPlaceUrl({ name, latitude, longitude }: Place, lang: Lang): string {
  return lang === 'cn'
    ? `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${encodeURIComponent(name)}&coordinate=wgs84&callnative=1`
    : `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
}
