/** Rules for topics and posts on both sides. Without zod, which readers' pages do not load. */

export const TOPIC_CATEGORIES = [1, 2, 3, 4] as const
export type CategoryId = (typeof TOPIC_CATEGORIES)[number]
export const INQUIRY = 1
export const TRAVELOGUE = 2
export const QUESTION = 3
export const OTHER = 4

/** A story has 1 to 5 stars. */
export const STARS_MAX = 5
/** In code points, like those below. */
export const STORY_NAME_MAX = 60

/** In code points. */
export const TITLE_MAX = 120
export const CONTENT_MIN = 10
export const CONTENT_MAX = 20_000
export const TAGS_MAX = 5
export const TAG_MAX = 30

export const SORT_METHODS = [
  'by_category_asc',
  'by_category_desc',
  'by_name_asc',
  'by_name_desc',
  'by_replies_asc',
  'by_replies_desc',
  'by_views_asc',
  'by_views_desc',
  'by_date_asc',
  'by_date_desc',
] as const
export type SortMethod = (typeof SORT_METHODS)[number]
export const DEFAULT_SORT_METHOD: SortMethod = 'by_name_asc'
