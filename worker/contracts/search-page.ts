/** How many hits a page of a search shows. */
export const HITS_A_PAGE = 10
