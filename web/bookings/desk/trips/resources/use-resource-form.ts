import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../../../worker/contracts/languages'
import type { ResourceKind } from '../../../../../worker/contracts/bookings/resources'
import {
  RESOURCE_RANK_MAX,
  RESOURCE_SEATS_MAX,
} from '../../../../../worker/contracts/bookings/resource-input'
import { useChecked } from '../../../../desk/ui/use-checked'
import { useWrite } from '../../../../desk/ui/use-write'
import { readCount } from '../../../../desk/editor/typed-numbers'
import { useFields } from '../../../../desk/ui/use-fields'
import { changeResource, createResource, type Resource } from './resources.api'

export interface EditedResource {
  kind: ResourceKind
  /** Null for a new one. */
  resource: Resource | null
}

export type ResourceFormState = ReturnType<typeof useResourceForm>

/** A guide or vehicle as it is typed, with its faults and the write that stores it. */
export function useResourceForm(edited: EditedResource, onClose: () => void) {
  const { t } = useTranslation('desk-bookings')
  const { fields, ...controls } = useFields(() => typedResource(edited.resource))
  const { isChecked, passes } = useChecked()
  const write = useWrite({
    call: (client, sent: TypedResource) => store(client, edited, sent),
    done: () => t('payments.crew.saved'),
    onDone: onClose,
  })
  const faults = faultsOfResource(edited.kind, fields)
  return {
    fields,
    ...controls,
    errorOf: (fault: ResourceFault) =>
      isChecked && faults.includes(fault) ? t(`payments.crew.fault.${fault}`) : undefined,
    submit: () => passes(faults.length === 0) && !write.isPending && write.mutate(fields),
    write,
  }
}

function store(client: QueryClient, { kind, resource }: EditedResource, typed: TypedResource) {
  const fields = resourceFields(kind, typed)
  return resource
    ? changeResource(client, resource.id, { ...fields, version: resource.version })
    : createResource(client, { kind, ...fields })
}

/** A guide or vehicle as it is typed. */
type TypedResource = typeof EMPTY
type ResourceFault = 'name' | 'langs' | 'seats' | 'rank'

const EMPTY = { name: '', langs: [] as Lang[], seats: '', phone: '', rank: '0' }

/** The fields of a guide or vehicle; empty ones for null. */
function typedResource(resource: Resource | null): TypedResource {
  if (resource === null) return EMPTY
  const { name, langs, seats, phone, rank } = resource
  return { name, langs, seats: String(seats ?? ''), phone, rank: String(rank) }
}

function faultsOfResource(
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
function resourceFields(kind: ResourceKind, { name, langs, seats, phone, rank }: TypedResource) {
  const own = kind === 'guide' ? { langs, seats: null } : { langs: [], seats: readCount(seats) }
  return { ...own, name: name.trim(), phone: phone.trim(), rank: readCount(rank) ?? 0 }
}
