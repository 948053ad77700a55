import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceKind } from '../../../../worker/contracts/trips/resources'
import { useChecked } from '../../ui/use-checked'
import { useWrite } from '../../ui/use-write'
import { changeResource, createResource, type Resource } from './resources.api'
import {
  faultsOfResource,
  resourceFields,
  typedResource,
  type ResourceFault,
  type TypedResource,
} from './typed-resource'

export interface EditedResource {
  kind: ResourceKind
  /** Null for a new one. */
  resource: Resource | null
}

export type ResourceFormState = ReturnType<typeof useResourceForm>

/** A guide or vehicle as it is typed, with its faults and the write that stores it. */
export function useResourceForm(edited: EditedResource, onClose: () => void) {
  const { t } = useTranslation('desk-payments')
  const [typed, setTyped] = useState(() => typedResource(edited.resource))
  const { isChecked, passes } = useChecked()
  const write = useWrite({
    call: (client, sent: TypedResource) => store(client, edited, sent),
    done: () => t('crew.saved'),
    onDone: onClose,
  })
  const faults = faultsOfResource(edited.kind, typed)
  return {
    typed,
    change: (part: Partial<TypedResource>) => setTyped({ ...typed, ...part }),
    errorOf: (fault: ResourceFault) =>
      isChecked && faults.includes(fault) ? t(`crew.fault.${fault}`) : undefined,
    submit: () => passes(faults.length === 0) && !write.isPending && write.mutate(typed),
    write,
  }
}

function store(client: QueryClient, { kind, resource }: EditedResource, typed: TypedResource) {
  const fields = resourceFields(kind, typed)
  return resource
    ? changeResource(client, resource.id, { ...fields, version: resource.version })
    : createResource(client, { kind, ...fields })
}
