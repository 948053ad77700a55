/** Degrees of WGS 84, the datum of GPS. */
export interface Position {
  latitude: number
  longitude: number
}

/** Beyond it there are no roads; the maps that a link opens end at it. */
const MAX_LATITUDE = 85

/** Whether a tour can go there. 0, 0 is what programs write for an unknown position. */
export function isOnEarth({ latitude, longitude }: Position): boolean {
  const isNowhere = latitude === 0 && longitude === 0
  return Math.abs(latitude) <= MAX_LATITUDE && Math.abs(longitude) <= 180 && !isNowhere
}

/** To about a metre. */
export function rounded({ latitude, longitude }: Position): Position {
  return { latitude: toMetre(latitude), longitude: toMetre(longitude) }
}

function toMetre(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
