import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const styles = readFileSync(join(import.meta.dirname, '../web/look.css'), 'utf8')
const [light = '', dark = ''] = [...styles.matchAll(/:root \{([^}]*)\}/g)].map(([, body]) => body)
const READABLE = 4.5

/** Text colours on the grounds that the screens pair them with. */
const PAIRS = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'line'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['primary', 'paper'],
  ['primary', 'surface'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['accent', 'paper'],
  ['accent', 'surface'],
  ['danger', 'paper'],
  ['danger', 'surface'],
  ['pink', 'surface'],
  ['paper', 'danger'],
] as const

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s colours', (_name, body) => {
  it.each(PAIRS)('%s on %s reads at 4.5 to 1', (text, ground) => {
    expect(contrast(token(body, text), token(body, ground))).toBeGreaterThanOrEqual(READABLE)
  })
})

it.each([
  ['light', light],
  ['dark', dark],
])('the desk has the same %s colours by choice', (theme, body) => {
  const desk = readFileSync(join(import.meta.dirname, '../web/desk/desk.css'), 'utf8')
  const chosen = new RegExp(`data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(desk)?.[1] ?? ''
  const tokens = (text: string) => text.match(/--[\w-]+: #\w+/g) ?? []
  expect(tokens(body).length).toBeGreaterThan(0)
  expect(tokens(chosen)).toEqual(tokens(body))
})

it('spruce on larch, and snow on spruce, read at 4.5 to 1', () => {
  expect(contrast('#12241f', '#e0a43a')).toBeGreaterThanOrEqual(READABLE)
  expect(contrast('#fbfaf7', '#12241f')).toBeGreaterThanOrEqual(READABLE)
})

function token(body: string, name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(body)?.[1]
  if (!value) throw new Error(`no colour ${name}`)
  return value
}

/** WCAG 2.2: the contrast ratio of two colours. */
function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
