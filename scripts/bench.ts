import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureBookingScreens } from './bench/booking-screens.ts'
import { measureBookings } from './bench/bookings.ts'
import { measureD1 } from './bench/d1.ts'
import { measureFirstLoad } from './bench/first-load.ts'
import { measureFirstTap } from './bench/first-tap.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { measureLoad } from './bench/load.ts'
import { measureSize } from './bench/size.ts'
import { printTable, type Row } from './bench/table.ts'
import { build } from './build.ts'
import { ensureLocalSecrets } from './local.ts'

/**
 * `npm run bench`: measures the site's budgets on the built site; docs/performance.md has their numbers.
 * `--only=load,size` chooses parts, `--no-build` uses the existing dist, `--strict` fails when a budget is missed,
 * `--rounds=1` runs Lighthouse once per page, which takes five minutes instead of fifteen.
 */
const PARTS: Record<string, (rounds?: number) => Promise<Row[]>> = {
  load: measureLoad,
  d1: measureD1,
  bookings: measureBookings,
  size: measureSize,
  'booking-screens': measureBookingScreens,
  'first-load': measureFirstLoad,
  'first-tap': measureFirstTap,
  lighthouse: measureLighthouse,
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(PARTS).join(',') },
    'no-build': { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    rounds: { type: 'string' },
  },
})

ensureLocalSecrets()
if (!values['no-build']) await build()
let missed = 0
for (const name of values.only.split(',')) {
  const measure = PARTS[name]
  if (!measure)
    throw new Error(`There is no part ${name}; there are ${Object.keys(PARTS).join(', ')}`)
  const loadBefore = loadavg()[0] ?? 0
  const rows = await measure(values.rounds === undefined ? undefined : Number(values.rounds))
  const note = `Load average before this part: ${loadBefore.toFixed(1)} on ${availableParallelism()} cores.`
  printTable(name, rows, note)
  missed += rows.filter(({ isKept }) => isKept === false).length
}
if (missed > 0) console.log(`${missed} missed`)
process.exitCode = values.strict && missed > 0 ? 1 : 0
