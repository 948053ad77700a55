export type CardLook = keyof typeof CARD_LOOKS

export const CARD_LOOKS = {
  card: { frame: 'flex-col', image: 'aspect-[4/3]', body: 'p-4', wide: '' },
  row: {
    frame: 'max-sm:min-h-32 sm:flex-col',
    image: 'max-sm:w-28 max-sm:shrink-0 sm:aspect-[4/3]',
    body: 'p-3 max-sm:gap-1 sm:p-4',
    wide: 'max-sm:hidden',
  },
}
