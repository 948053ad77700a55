import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../../platform/save-file'
import { readGuestData } from '../trip.api'

/** Downloads the guest's stored data as a JSON file. */
export function useSavedData(pid: string) {
  return useMutation({
    mutationFn: (_: void, { client }) => readGuestData(client, pid),
    onSuccess: (data) => saveFile(jsonFile(data), `moraine-${pid}.json`),
  })
}

function jsonFile(value: unknown): Blob {
  return new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })
}
