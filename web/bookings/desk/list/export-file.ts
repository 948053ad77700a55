import type { QueryClient } from '@tanstack/react-query'
import { apiOf, requireOk } from '../../../platform/api/api'
import { DOWNLOAD_TYPE } from '../../../platform/api/timed-fetch'
import { saveFile } from '../../../platform/save-file'
import { withFreshLogin } from '../../../platform/session/fresh-login'

export const EXPORT_FILES = ['bookings', 'payments'] as const
export type ExportFile = (typeof EXPORT_FILES)[number]

/** First and last day of the ledger, inclusive; an empty one is open. */
export interface LedgerDays {
  from: string
  to: string
}

export function areInOrder({ from, to }: LedgerDays): boolean {
  return from === '' || to === '' || from <= to
}

/** Saves all bookings, or the ledger of some days. */
export async function saveExport(client: QueryClient, file: ExportFile, days: LedgerDays) {
  const blob = await withFreshLogin(async () =>
    (await requireOk(callOf(client, file, days))).blob(),
  )
  saveFile(blob, `moraine-${file}-${new Date().toISOString().slice(0, 10)}.csv`)
}

function callOf(client: QueryClient, file: ExportFile, { from, to }: LedgerDays) {
  const { admin } = apiOf(client)
  const how = { headers: { accept: DOWNLOAD_TYPE } }
  if (file === 'bookings') return admin['bookings.csv'].$get({}, how)
  return admin['payments.csv'].$get({ query: { ...(from && { from }), ...(to && { to }) } }, how)
}
