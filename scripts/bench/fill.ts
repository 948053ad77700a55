import { existsSync, cpSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import type { Bindings } from '../../worker/env.ts'
import { unknownMigrations } from '../local-migrations.ts'
import { migrate } from '../local.ts'
import { ROOT } from '../tools.ts'
import { bookingFill, FIRST_BOOKING } from './fill-bookings.ts'
import { BENCH } from './servers.ts'

/** Rows of each kind in a database. */
export interface Size {
  name: string
  tours: number
  members: number
  /** All on the board of the demo's first tour. */
  topics: number
  /** Whether there is open work on the desk and something in the bin. */
  hasWork: boolean
}

/** Rows per statement; D1 stops a statement after 30 seconds. */
const PART = 5000
/** First id of generated rows; the demo's are below. */
const FIRST_ID = 1000
const YEARS = 10
const OPEN_INQUIRIES = 25
/** The worst case for a search: a word of every topic. */
const COMMON_WORD = 'banff'

/**
 * The demo's state, grown to `size` with copies of its tours and generated members and topics. Stored for the next run,
 * which applies new migrations, or starts over if earlier ones have been removed or this file has changed.
 */
export function grownState(demo: string, size: Size): Promise<string> {
  return stateWith(demo, size.name, async (database) => {
    await addTours(database, size.tours)
    await addMembers(database, size.members)
    await addTopics(database, size)
    await answerOldInquiries(database)
    await saveSettings(database)
    if (size.hasWork) await addWork(database)
    await database.prepare(`update content_versions set changed_at = changed_at + 1`).run()
  })
}

/** The demo's state with this many bookings (`fill-bookings.ts`); quoted ones belong to the demo's guest. */
export function bookedState(demo: string, total: number): Promise<string> {
  return stateWith(demo, `booked-${total}`, async (database) => {
    for (const statement of bookingFill(total)) await database.prepare(statement).run()
    await database
      .prepare(
        `update bookings set user_id = (select id from users where username = 'guest')
          where status = 'quoted' and id >= ${FIRST_BOOKING}`,
      )
      .run()
  })
}

async function stateWith(
  demo: string,
  name: string,
  fill: (database: D1Database) => Promise<unknown>,
): Promise<string> {
  const state = join(BENCH, `grown-${name}`)
  const done = join(state, 'done')
  const isGrown = existsSync(done) && !isOlder(done) && unknownMigrations(state).length === 0
  if (!isGrown) {
    rmSync(state, { recursive: true, force: true })
    cpSync(demo, state, { recursive: true })
  }
  await migrate(state)
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath: join(ROOT, 'wrangler.toml'),
    persist: { path: join(state, 'v3') },
    remoteBindings: false,
  })
  try {
    if (!isGrown) await fill(env.DB)
  } finally {
    await dispose()
  }
  writeFileSync(done, '')
  return state
}

/** Whether a file was written before this one was last changed. */
function isOlder(path: string): boolean {
  return statSync(path).mtimeMs < statSync(import.meta.filename).mtimeMs
}

/** A page of held posts, a few bin entries of each kind, and a log. */
async function addWork(database: D1Database): Promise<void> {
  const gone = 'deleted_at = 1000 * unixepoch()'
  await database.batch(
    [
      `update topics set hidden_at = 1 where id in (select id from topics where is_listed and id > 50000 limit 25)`,
      `update replies set hidden_at = 1
        where id in (select id from replies where is_shown and not is_opening and topic_id > 60000 limit 25)`,
      `update topics set ${gone}, deleted_by = 1, deleted_by_staff = 1 where id in (select id from topics where is_listed and id > 70000 limit 20)`,
      `update images set ${gone} where key in (select key from images where tour_id = ${FIRST_ID} and deleted_at is null limit 5)`,
      `update tours set ${gone} where id in (${FIRST_ID + 1}, ${FIRST_ID + 2})`,
      `insert into audit_log (at, actor_id, action, subject_type, subject_id, request_id)
        select created_at, 1, 'topic.move', 'topic', id, 'r' || id from topics where id >= ${FIRST_ID} limit 1000`,
    ].map((statement) => database.prepare(statement)),
  )
}

/** Copies of the demo's visible tours with all their rows. */
async function addTours(database: D1Database, total: number): Promise<void> {
  const { results } = await database
    .prepare(`select id from tours where kind = 'tour' and status > 0 order by id`)
    .all<{ id: number }>()
  const missing = total - results.length
  const copies = `sources (id, place) as (
      select id, row_number() over (order by id) - 1 from tours where kind = 'tour' and status > 0 and id < ${FIRST_ID}),
    copies (tour_id, source_id) as (
      select ${FIRST_ID} + value, sources.id from n join sources on place = value % ${results.length})`
  const key = (column: string) => `copies.tour_id || substr(${column}, instr(${column}, '-'))`
  const tables: { table: string; changed: Record<string, string>; from?: string }[] = [
    {
      table: 'tours',
      changed: {
        id: 'copies.tour_id',
        main_image_key: key('main_image_key'),
        position: 'copies.tour_id',
      },
      from: 'tours on tours.id = source_id',
    },
    {
      table: 'tour_texts',
      changed: {
        tour_id: 'copies.tour_id',
        name: `name || ' ' || copies.tour_id`,
        name_key: `name_key || ' ' || copies.tour_id`,
      },
    },
    { table: 'tour_inclusions', changed: { tour_id: 'copies.tour_id' } },
    { table: 'itinerary_entries', changed: { tour_id: 'copies.tour_id' } },
    {
      table: 'trips',
      changed: { id: 'null', key: 'lower(hex(randomblob(16)))', tour_id: 'copies.tour_id' },
    },
    { table: 'images', changed: { tour_id: 'copies.tour_id', key: key('key') } },
    {
      table: 'image_alts',
      changed: { image_key: key('image_key') },
      from: `images on images.tour_id = source_id join image_alts on image_key = images.key`,
    },
    {
      table: 'search_documents',
      changed: { id: 'null', ref_id: 'copies.tour_id', tour_id: 'copies.tour_id' },
      from: `search_documents on kind = 'tour' and search_documents.tour_id = source_id`,
    },
  ]
  // Copies run on the same days.
  await database.prepare('update trip_days set cap = 1000000').run()
  for (const { table, changed, from = `${table} on ${table}.tour_id = source_id` } of tables) {
    const columns = await columnsOf(database, table)
    const values = columns.map((column) => changed[column] ?? `${table}.${column}`)
    await inParts(missing, 250, (n) =>
      database
        .prepare(`with recursive ${n}, ${copies} insert into ${table} (${columns.join()})
          select ${values.join()} from copies join ${from}`)
        .run(),
    )
  }
}

async function addMembers(database: D1Database, total: number): Promise<void> {
  await inParts(total, PART, (n) =>
    database
      .prepare(`with recursive ${n} insert into users
        (id, username, username_key, email, email_key, password_hash, lang, verified_at, created_at, last_active_at)
        select ${FIRST_ID} + value, 'Member' || value, 'member' || value, 'member' || value || '@example.com',
          'member' || value || '@example.com', '-', 'ca', ${age(total)}, ${age(total)}, unixepoch() * 1000 from n`)
      .run(),
  )
}

/** Topics with their opening post; one in three has a reply, one in ten is private. */
async function addTopics(database: D1Database, { topics, members }: Size): Promise<void> {
  const author = `${FIRST_ID} + value % ${members}`
  const text = `'A made-up question about ${COMMON_WORD}, number ' || value`
  await inParts(topics, PART, async (n) => {
    await database.batch([
      database.prepare(`with recursive ${n} insert into topics
        (id, tour_id, user_id, title, title_key, category, is_private, view_count, created_at, updated_at)
        select ${FIRST_ID} + value, 1, ${author}, 'Question ' || (value * 7919 % ${topics}),
          'question ' || (value * 7919 % ${topics}), 1 + value % 4, value % 10 = 9, value * 31 % 997,
          ${age(topics)}, ${age(topics)} from n`),
      database.prepare(`with recursive ${n} insert into replies
        (topic_id, user_id, is_opening, content, html, renderer_version, created_at)
        select ${FIRST_ID} + value, ${author}, 1, ${text}, '<p>' || ${text} || '</p>', 1000, ${age(topics)} from n`),
      database.prepare(`with recursive ${n} insert into replies
        (topic_id, user_id, is_opening, content, html, renderer_version, created_at)
        select ${FIRST_ID} + value, 1, 0, ${text}, '<p>' || ${text} || '</p>', 1000, ${age(topics)} from n
        where value % 3 = 0`),
      database.prepare(`with recursive ${n} insert into search_documents
        (kind, ref_id, tour_id, topic_id, title, body, terms, created_at)
        select 'post', replies.id, 1, topic_id, 'Question ' || value, ${text},
          json_array(json_array('${COMMON_WORD}', 1), json_array('question', 3), json_array('word' || (value % 5000), 1)),
          replies.created_at from n join replies on topic_id = ${FIRST_ID} + value and is_opening = 1
        where value % 10 <> 9`),
    ])
  })
}

/** Ten years of inquiries, of which only the latest are unanswered. */
async function answerOldInquiries(database: D1Database): Promise<void> {
  await database
    .prepare(`update inbox_threads set state = 'answered', waiting_since = null, answered_at = latest_at
      where id not in (select id from inbox_threads order by latest_at desc limit ${OPEN_INQUIRIES})`)
    .run()
}

/** Every company saves its settings before it opens; fields that are not named keep their first values. */
async function saveSettings(database: D1Database): Promise<void> {
  await database
    .prepare(`insert or ignore into site_settings (name, value, updated_at, updated_by)
      values ('company', '{}', 1, 1), ('bookings', '{}', 1, 1)`)
    .run()
}

/** SQL of the creation time of row `value` of `total`: evenly over the past years, the last one newest, in UTC ms. */
function age(total: number): string {
  return `(unixepoch() - (${total} - value) * ${Math.floor((YEARS * 365 * 86_400) / total)}) * 1000`
}

/** Runs `work` with a table expression `n (value)` of each batch's numbers. */
async function inParts(
  total: number,
  size: number,
  work: (n: string) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < total; from += size)
    await work(
      `n (value) as (select ${from} union all select value + 1 from n where value < ${Math.min(from + size, total) - 1})`,
    )
}

async function columnsOf(database: D1Database, table: string): Promise<string[]> {
  const { results } = await database
    .prepare(`select name from pragma_table_info('${table}')`)
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}
