/** The money, or without a quote what was asked: beside the letter where there is room. */
export const BESIDE = 'min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1'
