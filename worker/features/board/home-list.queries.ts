import type { HomeList, HomeTopic } from '../../contracts/board/home-list'
import { excerpt, sentences } from '../../contracts/text/excerpt'
import type { Lang } from '../../contracts/languages'
import { TRAVELOGUE } from '../../contracts/board/topic-rules'
import type { Db } from '../../db/db'
import { readAll, sqlRead, type SqlRead } from '../../db/sql-reads'
import { tourNameSql } from '../../db/tour-names'
import { pick } from '../../db/pick'
import {
  type Order,
  type PageSlice,
  AUTHOR,
  STORY,
  toAuthor,
  toStory,
  toWriter,
  pageSql,
} from './topic-page.sql'

const EXCERPT_MAX = 140
/** Of the first travelogue, which home shows with its writer; half the characters say as much in Korean and Chinese. */
const STORY_MAX = { kr: 200, ca: 380, cn: 150 }

const NEWEST: Order = ['created_at', 'DESC']

interface HomeSlice extends PageSlice {
  category?: number | undefined
  /** Only topics written in this language. */
  textLang?: Lang | undefined
  /** The reader's language. */
  lang: Lang
}

type HomeColumns = Omit<HomeTopic, 'user' | 'excerpt' | 'story'> & {
  opening: string
  author: string
  story: string | null
}

/** The newest public topics of visible tours; `place` works as for `listBoard`. */
export async function listHomeTopics(
  db: Db,
  { category, textLang, lang, ...place }: HomeSlice,
): Promise<HomeList> {
  const filters = [
    { column: 'text_lang', value: textLang },
    { column: 'category', value: category },
  ].flatMap(({ column, value }) => (value === undefined ? [] : [{ column, value }]))
  const where = [
    'is_listed = 1',
    ...filters.map(({ column }, index) => `${column} = ?${index + 3}`),
  ].join(' AND ')
  const columns = `
    id AS _id, tour_id AS forum, coalesce(${tourNameSql(lang)}, '') AS forumName, title AS name, category,
    view_count AS viewNum, reply_count AS replyNum, created_at AS createdAt, updated_at AS updatedAt,
    text_lang AS textLang, opening_text AS opening, ${AUTHOR}, ${STORY}`
  const { sql, position } = pageSql(columns, { where, order: NEWEST, place })
  const [rows, [size], [storyCount]] = await readAll(db, [
    sqlRead(
      sql,
      [place.count, position, ...filters.map(({ value }) => value)],
      (row: HomeColumns) => row,
    ),
    readSize(['home', ...filters.map(({ value }) => value)].join(':')),
    readSize(`home:${TRAVELOGUE}`),
  ])
  const story = rows.find((row) => row.category === TRAVELOGUE)
  return {
    topics: rows.map((row) => toHomeTopic(row, row === story)),
    totalCount: size ?? 0,
    storyCount: storyCount ?? 0,
  }
}

function readSize(list: string): SqlRead<number> {
  return sqlRead('SELECT n FROM topic_counts WHERE list = ?1', [list], ({ n }: { n: number }) => n)
}

function toHomeTopic(
  { opening, author, story: list, ...topic }: HomeColumns,
  isStory: boolean,
): HomeTopic {
  const story = toStory(list)
  return {
    ...topic,
    user: toWriter(toAuthor(author), story),
    ...(story && { story: pick(story, 'stars', 'month') }),
    excerpt: isStory ? storyOf(opening, topic.textLang) : excerpt(opening, EXCERPT_MAX),
  }
}

function storyOf(opening: string, textLang: Lang): string {
  const max = STORY_MAX[textLang]
  return opening.length < max ? excerpt(opening, max) : sentences(opening, max)
}
