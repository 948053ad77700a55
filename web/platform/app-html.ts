import { htmlPolicy } from './trusted-html'

/** The app's own HTML: what the worker rendered and sanitised, pages of this repository and its drawings. */
export const appHtml = htmlPolicy('app')
