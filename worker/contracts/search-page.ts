export const HITS_A_PAGE = 10
/** Words that a search looks for. */
export const QUERY_PARTS = 8
