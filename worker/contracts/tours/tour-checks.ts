import { type CheckedTour, findFaults, type TourFault } from './tour-faults'
import { findWarnings, type TourWarning } from './tour-warnings'

export interface TourFindings {
  faults: TourFault[]
  warnings: TourWarning[]
}

/** Faults of a tour that will be published as `tour.status`; `today` is a day in Calgary. */
export function checkTour(tour: CheckedTour, today: string): TourFindings {
  return { faults: findFaults(tour, today), warnings: findWarnings(tour, today) }
}
