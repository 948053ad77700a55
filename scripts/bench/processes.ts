import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

interface Process {
  id: number
  parent: number
  name: string
  cpuMs: number
}

/** CPU time (ms) of the runtime's processes below `root` so far. Linux only. */
export function runtimeCpuMs(root: number): number {
  const all = listProcesses()
  const below = new Set([root])
  for (let size = 0; size !== below.size;) {
    size = below.size
    for (const { id, parent } of all) if (below.has(parent)) below.add(id)
  }
  return all
    .filter(({ id, name }) => below.has(id) && name === 'workerd')
    .reduce((sum, { cpuMs }) => sum + cpuMs, 0)
}

function listProcesses(): Process[] {
  return readdirSync('/proc').flatMap((entry) =>
    /^\d+$/.test(entry) ? readProcess(Number(entry)) : [],
  )
}

/** Empty for a process that has just ended. */
function readProcess(id: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return [{ id, name, parent: Number(fields[1]), cpuMs: ticks * TICK_MS }]
  } catch {
    return []
  }
}
