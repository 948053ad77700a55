import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GUESTS_A_CALL, type GuestImported } from '../../../../../worker/contracts/bookings/guests'
import type { Lang } from '../../../../../worker/contracts/languages'
import { useAction } from '../../../../desk/ui/use-action'
import { importGuests } from '../guests.api'
import { readGuestFile } from './read-guest-file'
import { readGuests, type GuestRow } from './read-guests'

export interface PreviewedRow extends GuestRow {
  state: GuestImported['rows'][number]['state']
}

export interface GuestPreview {
  fileName: string
  rows: PreviewedRow[]
  faulty: number[]
}

type Fault = 'unreadable' | 'columns' | 'empty'

/** Reads a file of former guests, asks what would become of each row, and stores them. */
export function useGuestImport(lang: Lang, onDone: () => void) {
  const { t } = useTranslation('desk-guests')
  const [preview, setPreview] = useState<GuestPreview | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const { isBusy, run } = useAction()
  return { preview, fault, isBusy, read, store }

  async function read(file: File): Promise<void> {
    setPreview(null)
    setFault(null)
    const table = await readGuestFile(new Uint8Array(await file.arrayBuffer()))
    if (table === null) return setFault('unreadable')
    const { rows, faulty, hasColumns } = readGuests(table, lang)
    if (!hasColumns) return setFault('columns')
    if (rows.length === 0) return setFault('empty')
    await run(async (client) => {
      const states = await sendInParts(client, rows, true)
      setPreview({ fileName: file.name, rows: withStates(rows, states), faulty })
    })
  }

  async function store(): Promise<void> {
    if (!preview) return
    const rows = preview.rows.map(({ state: _state, ...row }) => row)
    const text = t('import.done', { count: rows.length })
    if (await run((client) => sendInParts(client, rows, false), { text })) onDone()
  }
}

/** A row that an earlier part has is repeated, too. */
function withStates(rows: readonly GuestRow[], states: GuestImported['rows']): PreviewedRow[] {
  const seen = new Set<string>()
  return rows.map((row, at) => {
    const key = (row.email ?? row.phone).toLowerCase()
    const state = seen.has(key) ? 'repeated' : (states[at]?.state ?? 'new')
    seen.add(key)
    return { ...row, state }
  })
}

async function sendInParts(client: QueryClient, rows: readonly GuestRow[], isPreview: boolean) {
  const states: GuestImported['rows'] = []
  for (let from = 0; from < rows.length; from += GUESTS_A_CALL) {
    const part = rows.slice(from, from + GUESTS_A_CALL)
    // oxlint-disable-next-line no-await-in-loop -- one after the other: a later part may repeat a guest of an earlier one
    states.push(...(await importGuests(client, { rows: part, isPreview })).rows)
  }
  return states
}
