import type { TourImages } from '../../../worker/contracts/tours-admin'

export type TourImage = TourImages['images'][number]
