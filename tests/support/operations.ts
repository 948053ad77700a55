import { app } from '../../worker/app'
import { operationsOf } from '../../worker/http/describe'

/** Every call of the API, read off its routes. */
export const operations = operationsOf(app.routes)
