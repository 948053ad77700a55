import type { AuthorRow, StoryRow } from './board-rows'

/** The index column that a list follows; private topics come last. Ties are ordered by age, in the same direction. */
export type Order = readonly [column: string, direction: 'ASC' | 'DESC']

/** By number, or after the topic with the id `after`; `page` is then ignored. */
export interface PageSlice {
  /** From 1. */
  page: number
  count: number
  after?: number | undefined
}

/** A subquery, because with a join SQLite would also read the author of each skipped topic. */
export const AUTHOR =
  '(SELECT json_array(username, avatar_url, is_super_user) FROM users WHERE users.id = topics.user_id) AS author'

/** Likewise; null for a topic that is no story. */
export const STORY =
  '(SELECT json_array(stars, month, name) FROM stories WHERE stories.topic_id = topics.id) AS story'

/** From a JSON list: name, avatar, whether they are an admin. */
export function toAuthor(list: string): AuthorRow {
  const [username, avatarUrl, isStaff] = JSON.parse(list) as [string | null, string | null, number]
  return { username, avatarUrl, isStaff: isStaff === 1 }
}

/** From a JSON list: stars, month, name. */
export function toStory(list: string | null): StoryRow | null {
  if (list === null) return null
  const [stars, month, name] = JSON.parse(list) as [number, string, string | null]
  return { stars, month, name }
}

/** The author of a topic as readers see it: of a story the guest, whose account has no name. */
export function toWriter(author: AuthorRow, story: StoryRow | null) {
  return story
    ? { username: story.name, avatarUrl: null, isStaff: false, isGuest: true as const }
    : author
}

/**
 * One page of topics along the order's index: `?1` is the number of rows, `?2` the `position`, `?3` is for `where`.
 * After a topic that is not in the list it is empty: its position would reveal title and date. Ties come first, then
 * other keys: comparing pairs at once, SQLite would read all ties before the position.
 */
export function pageSql(
  columns: string,
  { where, order, place }: { where: string; order: Order; place: PageSlice },
): { sql: string; position: number } {
  const [key, direction] = order
  const { page, count, after } = place
  const sorted = `ORDER BY ${key} ${direction}, id ${direction} LIMIT ?1`
  if (after === undefined)
    return {
      sql: `SELECT ${columns} FROM topics WHERE ${where} ${sorted} OFFSET ?2`,
      position: (page - 1) * count,
    }
  const beyond = direction === 'DESC' ? '<' : '>'
  const start = `(SELECT ${key} FROM topics WHERE ${where} AND id = ?2)`
  const part = (condition: string) =>
    `SELECT * FROM (SELECT * FROM topics WHERE ${where} AND ${condition} ${sorted})`
  const sql = `
    SELECT ${columns}
    FROM (
      ${part(`${key} = ${start} AND id ${beyond} ?2`)}
      UNION ALL
      ${part(`${key} ${beyond} ${start}`)}
      LIMIT ?1) AS topics`
  return { sql, position: after }
}
