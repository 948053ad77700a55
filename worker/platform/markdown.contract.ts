/** Options of GitHub's Markdown wherever it is read. Koreans and Chinese write ranges as `30~40`: only `~~` strikes through. */
export const MARKDOWN_GFM = { singleTilde: false } as const
