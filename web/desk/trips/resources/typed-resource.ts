import type { Lang } from '../../../../worker/contracts/languages'
import type { ResourceKind } from '../../../../worker/contracts/trips/resources'
import {
  RESOURCE_RANK_MAX,
  RESOURCE_SEATS_MAX,
} from '../../../../worker/contracts/trips/resource-input'
import { readCount } from '../../editor/typed-numbers'
import type { Resource } from './resources.api'

/** A guide or vehicle as it is typed. */
export interface TypedResource {
  name: string
  langs: Lang[]
  seats: string
  phone: string
  rank: string
}

export type ResourceFault = 'name' | 'langs' | 'seats' | 'rank'

/** The fields of a guide or vehicle; empty ones for null. */
export function typedResource(resource: Resource | null): TypedResource {
  return {
    name: resource?.name ?? '',
    langs: resource?.langs ?? [],
    seats: resource?.seats == null ? '' : String(resource.seats),
    phone: resource?.phone ?? '',
    rank: String(resource?.rank ?? 0),
  }
}

export function faultsOfResource(
  kind: ResourceKind,
  { name, langs, seats, rank }: TypedResource,
): ResourceFault[] {
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(kind === 'guide' && langs.length === 0 ? (['langs'] as const) : []),
    ...(kind === 'vehicle' && !isCount(seats, 1, RESOURCE_SEATS_MAX) ? (['seats'] as const) : []),
    ...(isCount(rank, 0, RESOURCE_RANK_MAX) ? [] : (['rank'] as const)),
  ]
}

function isCount(text: string, min: number, max: number): boolean {
  const count = readCount(text)
  return count !== null && count >= min && count <= max
}

/** The fields to send. Only guides have languages, and only vehicles have seats. */
export function resourceFields(
  kind: ResourceKind,
  { name, langs, seats, phone, rank }: TypedResource,
) {
  return {
    name: name.trim(),
    langs: kind === 'guide' ? langs : [],
    seats: kind === 'vehicle' ? readCount(seats) : null,
    phone: phone.trim(),
    rank: readCount(rank) ?? 0,
  }
}
