import shapes from './map-shapes.json'

/** Shapes of the regions' maps: each is a line or ring in the format of encoded polylines, with three decimals of a degree. */
export type MapShapes = Record<'lakes' | 'ice' | 'rivers', string[]>

/** A build leaves it out, and names the asset that has it (`scripts/vite/own-data.ts`). */
export const MAP_SHAPES: MapShapes | null = shapes

export const MAP_SHAPES_FILE: string | null = null
