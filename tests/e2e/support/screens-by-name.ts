/** The keys after `g` that open screens of the desk and of a tour, by the English names of the screens. */
export const SCREENS_BY_NAME = {
  Inbox: 'i',
  'Reported posts': 'r',
  Figures: 'f',
  Settings: 's',
  'Audit log': 'a',
} as const
export const SCREENS_OF_TOUR = { Tour: '1', Itinerary: '2', Images: '3' } as const
