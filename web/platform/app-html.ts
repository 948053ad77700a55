import { htmlPolicy } from './trusted-html'

/** The app's own HTML: rendered and sanitised by the worker, or pages and drawings of this repository. */
export const appHtml = htmlPolicy('app')
