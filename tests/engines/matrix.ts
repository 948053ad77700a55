import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/tools.ts'

const FOLDER = join(ROOT, '.tmp')

/** Results by step and engine, one for each language: `ok`, or a dialog's height. */
const rows = new Map<string, Map<string, string[]>>()
const engines: string[] = []

export function note(engine: string, step: string, result: string): void {
  if (!engines.includes(engine)) engines.push(engine)
  const row = rows.get(step) ?? new Map<string, string[]>()
  rows.set(step, row.set(engine, [...(row.get(engine) ?? []), result]))
}

/** Writes the table of docs/engines.md to `.tmp/engines.md`. */
export function writeMatrix(): void {
  const lines = [...rows].map(([step, row]) => [
    step,
    ...engines.map((engine) => [...new Set(row.get(engine))].join(' / ')),
  ])
  const table = [['', ...engines], ['---', ...engines.map(() => '---')], ...lines]
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    join(FOLDER, 'engines.md'),
    table.map((cells) => `| ${cells.join(' | ')} |\n`).join(''),
  )
}
