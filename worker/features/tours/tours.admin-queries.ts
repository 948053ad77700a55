import type { Db } from '../../db/db'
import { AppError } from '../../http/errors'
import { toStoredDeparture, toTourExtra } from './tours.presenter'
import type { AdminTour } from '../../contracts/tours/tours-admin'
import { findTourExtra } from './tours.queries'

/** A tour for its editor, past departures included; null when missing or in the bin. */
export async function findAdminTour(db: Db, tourId: number): Promise<AdminTour | null> {
  const found = await findTourExtra(db, tourId)
  return (
    found && {
      ...toTourExtra(found),
      joins: found.rows.departures.map(toStoredDeparture),
      publishAt: found.rows.tour.publishAt,
      publishStatus: found.rows.tour.publishStatus,
      textsUpdatedAt: found.rows.texts.map(({ lang, updatedAt }) => ({ lang, updatedAt })),
    }
  )
}

/** @throws AppError NotFound */
export async function requireAdminTour(db: Db, tourId: number): Promise<AdminTour> {
  const tour = await findAdminTour(db, tourId)
  if (!tour) throw new AppError('NotFound')
  return tour
}
