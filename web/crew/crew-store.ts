import type { CrewDay, CrewMark } from '../../worker/contracts/bookings/crew-day'
import { DAY_MS } from '../../worker/contracts/dates/durations'
import type { QueuedMark } from './crew-marks'

/** A copy that was not renewed for so long has only trips that are over. */
const COPY_MS = 15 * DAY_MS

/** The phone's own copy of a guide's page: the day, the reports to send, and those that were refused. */
interface CrewStore {
  day: () => CrewDay | null
  keepDay: (day: CrewDay) => void
  marks: () => QueuedMark[]
  keepMarks: (marks: QueuedMark[]) => void
  refused: () => CrewMark[]
  keepRefused: (marks: CrewMark[]) => void
  wipe: () => void
}

export function crewStore(id: string, storage: Storage = localStorage): CrewStore {
  const name = (part: string) => `crew:${id}:${part}`
  const read = <Value>(part: string, otherwise: Value): Value => {
    try {
      return JSON.parse(storage.getItem(name(part)) ?? 'null') ?? otherwise
    } catch {
      return otherwise
    }
  }
  const keep = (part: string, value: unknown) => {
    try {
      storage.setItem(name(part), JSON.stringify(value))
    } catch {
      // A full or forbidden store: the page works as long as it is open.
    }
  }
  const wipe = () => ['day', 'marks', 'refused'].forEach((part) => storage.removeItem(name(part)))
  return {
    day: () => {
      const day = read<CrewDay | null>('day', null)
      if (day && day.asOf > Date.now() - COPY_MS) return day
      if (day) wipe()
      return null
    },
    keepDay: (day) => keep('day', day),
    marks: () => read<QueuedMark[]>('marks', []),
    keepMarks: (marks) => keep('marks', marks),
    refused: () => read<CrewMark[]>('refused', []),
    keepRefused: (marks) => keep('refused', marks),
    wipe,
  }
}
