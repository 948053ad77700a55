import type { QueryClient } from '@tanstack/react-query'
import { apiOf, requireOk } from '../../../platform/api/api'
import { DOWNLOAD_TYPE } from '../../../platform/api/timed-fetch'
import { saveFile } from '../../../platform/save-file'

/** Saves all bookings. */
export async function saveBookings(client: QueryClient) {
  const how = { headers: { accept: DOWNLOAD_TYPE } }
  const call = apiOf(client).admin['bookings.csv'].$get({}, how)
  const blob = await (await requireOk(call)).blob()
  saveFile(blob, `moraine-bookings-${new Date().toISOString().slice(0, 10)}.csv`)
}
