import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type {
  GuestChange,
  GuestImport,
  GuestImported,
  GuestPage,
} from '../../../../worker/contracts/bookings/guests'
import { listQuery } from '../../../desk/ui/list/list-address'
import type { ListState } from '../../../desk/ui/list/use-list-address'
import { apiOf, byId, readJson } from '../../../platform/api/api'

export type { GuestPage as Guest, ListedGuest } from '../../../../worker/contracts/bookings/guests'

/** A page of the list as its address says. */
export const guestsQuery = (state: ListState) =>
  queryOptions({
    queryKey: ['admin', 'guests', 'list', state],
    staleTime: 0,
    queryFn: ({ client }) => readGuests(client, state),
  })

async function readGuests(client: QueryClient, state: ListState) {
  const { guests, ...cursors } = await readJson(apiOf(client).admin.guests.$get(listQuery(state)))
  return { rows: guests, ...cursors }
}

export const guestQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'guests', 'one', id],
    staleTime: 0,
    queryFn: ({ client }): Promise<GuestPage> =>
      readJson(apiOf(client).admin.guests[':id'].$get(byId(id))),
  })

export function changeGuest(client: QueryClient, id: number, json: GuestChange) {
  return readJson(apiOf(client).admin.guests[':id'].$patch({ ...byId(id), json }))
}

/** Makes the records of guest `other` a part of those of `id`. */
export function mergeGuests(client: QueryClient, id: number, other: number) {
  return readJson(apiOf(client).admin.guests[':id'].merge.$post({ ...byId(id), json: { other } }))
}

/** Makes a merged record one of its own again. */
export function separateGuest(client: QueryClient, id: number, part: number) {
  return readJson(apiOf(client).admin.guests[':id'].separate.$post({ ...byId(id), json: { part } }))
}

/** Deletes a guest with the personal data of all bookings. */
export function eraseGuest(client: QueryClient, id: number, json: { keepsName: boolean }) {
  return readJson(apiOf(client).admin.guests[':id'].erase.$post({ ...byId(id), json }))
}

export function importGuests(client: QueryClient, json: GuestImport): Promise<GuestImported> {
  return readJson(apiOf(client).admin.guests.import.$post({ json }))
}
