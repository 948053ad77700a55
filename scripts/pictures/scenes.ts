import type { Scene } from './scene.ts'
import { lakes } from './scenes-lakes.ts'
import { peaks } from './scenes-peaks.ts'
import { north } from './scenes-north.ts'
import { prairie } from './scenes-prairie.ts'
import { south } from './scenes-south.ts'

export const scenes: Record<string, Scene> = { ...lakes, ...peaks, ...north, ...prairie, ...south }
