import { useEffect, useRef, useState } from 'react'
import { isNone, type RequestFaults } from './request.faults'

/** `turn` counts how often the focus has been moved. */
const NONE: { faults: RequestFaults; turn: number } = { faults: {}, turn: 0 }

/** The faults, with the focus on the first of them. */
export function useFaults() {
  const form = useRef<HTMLFormElement>(null)
  const [{ faults, turn }, set] = useState(NONE)
  useEffect(() => {
    if (turn === 0) return
    form.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] td > [tabindex="0"]')
      ?.focus()
  }, [turn])
  const setFaults = (found: RequestFaults, focuses = !isNone(found)) =>
    set((before) => ({ faults: found, turn: before.turn + (focuses ? 1 : 0) }))
  const isRight = (found: RequestFaults): boolean => {
    setFaults(found)
    return isNone(found)
  }
  return { faults, setFaults, isRight, form }
}
