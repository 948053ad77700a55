import type { QueryClient } from '@tanstack/react-query'
import { apiOf, requireOk } from '../../../platform/api/api'
import { DOWNLOAD_TYPE } from '../../../platform/api/timed-fetch'
import { saveFile } from '../../../platform/save-file'

export const EXPORT_FILES = ['bookings', 'payments'] as const
export type ExportFile = (typeof EXPORT_FILES)[number]

export interface WantedExport {
  file: ExportFile
  /** First and last day of the ledger, inclusive; an empty one is open. */
  from: string
  to: string
}

/** The days of a ledger have to be in order. */
export function ledgerFaults({ file, from, to }: WantedExport): { to?: 'order' } {
  const isOrdered = file !== 'payments' || from === '' || to === '' || from <= to
  return isOrdered ? {} : { to: 'order' }
}

/** Saves all bookings, or the ledger of some days. */
export async function saveExport(client: QueryClient, wanted: WantedExport) {
  const { file } = wanted
  const blob = await (await requireOk(callOf(client, wanted))).blob()
  saveFile(blob, `moraine-${file}-${new Date().toISOString().slice(0, 10)}.csv`)
}

function callOf(client: QueryClient, { file, from, to }: WantedExport) {
  const { admin } = apiOf(client)
  const how = { headers: { accept: DOWNLOAD_TYPE } }
  if (file === 'bookings') return admin['bookings.csv'].$get({}, how)
  return admin['payments.csv'].$get({ query: { ...(from && { from }), ...(to && { to }) } }, how)
}
