import { version } from '../package.json'

/** The release that runs, for health checks and the API's description. */
export const VERSION = version
