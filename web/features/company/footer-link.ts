export const FOOTER_LINK = 'inline-flex min-h-11 min-w-11 items-center hover:underline'
