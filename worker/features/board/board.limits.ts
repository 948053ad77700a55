/** Of one member: posts (topics and replies together) in a calendar day of Calgary, reports in a day. */
export const BOARD_LIMITS = {
  post: { day: 10 },
  report: { day: 20 },
}
