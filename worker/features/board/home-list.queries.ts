import type { HomeList, HomeTopic } from '../../contracts/board/home-list'
import { excerpt } from '../../contracts/text/excerpt'
import type { Lang } from '../../contracts/languages'
import { TRAVELOGUE } from '../../contracts/board/topic-rules'
import type { Db } from '../../db/db'
import { readAll, sqlRead, type SqlRead } from '../../db/sql-reads'
import { tourNameSql } from '../../db/tour-names'
import { type Order, type PageSlice, AUTHOR, toAuthor, pageSql } from './topic-page.sql'

const EXCERPT_MAX = 140

const NEWEST: Order = ['created_at', 'DESC']

interface HomeSlice extends PageSlice {
  category?: number | undefined
  /** Only topics written in this language. */
  textLang?: Lang | undefined
  /** The reader's language. */
  lang: Lang
}

type HomeColumns = Omit<HomeTopic, 'user' | 'excerpt'> & { opening: string; author: string }

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
    text_lang AS textLang, opening_text AS opening, ${AUTHOR}`
  const { sql, position } = pageSql(columns, { where, order: NEWEST, place })
  const [rows, [size], [storyCount]] = await readAll(db, [
    sqlRead(sql, [place.count, position, ...filters.map(({ value }) => value)], toHomeTopic),
    readSize(['home', ...filters.map(({ value }) => value)].join(':')),
    readSize(`home:${TRAVELOGUE}`),
  ])
  return { topics: rows, totalCount: size ?? 0, storyCount: storyCount ?? 0 }
}

function readSize(list: string): SqlRead<number> {
  return sqlRead('SELECT n FROM topic_counts WHERE list = ?1', [list], ({ n }: { n: number }) => n)
}

function toHomeTopic({ opening, author, ...topic }: HomeColumns): HomeTopic {
  return { ...topic, user: toAuthor(author), excerpt: excerpt(opening, EXCERPT_MAX) }
}
