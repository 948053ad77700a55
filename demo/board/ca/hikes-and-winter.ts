import type { DemoTopic } from '../demo-board.ts'

export const hikesAndWinter: DemoTopic[] = [
  {
    tourId: 4,
    category: 2,
    author: 'PrairieJo',
    title: 'Larches: yes, it is uphill. Yes, you should.',
    content: `I put off Larch Valley for years because of the climb. I am sixty-eight and I did it, so here is an honest account.

The first hour and a half is switchbacks. Our guide set a pace so slow I felt silly, and then we passed two young men who had raced by us earlier and were lying on their packs. We stopped at every third bend. There were squirrels. There was chocolate.

And then the trees open, and everything is gold. Not yellow. Gold, and lit from behind, with the Ten Peaks dusted white across the way. I cried a bit and so did a woman from Halifax.

Walt’s knee stayed by the lake with a thermos and a paperback. He reports that the larches along the shore were very nice and that he finished the book.

Go between about September 20 and the end of the month, on a weekday, and start early. Poles for coming down: not optional.`,
    tags: ['larches', 'autumn', 'hiking'],
    isPrivate: false,
    daysAgo: 62,
    views: 301,
    replies: [
      {
        author: 'admin',
        content:
          'You set that pace, Jo. We only walked behind it. The photograph of you at the last bend is on its way by mail, on paper, as promised.',
        daysAfter: 1,
      },
      {
        author: 'RaviM88',
        content: 'Was the four-person rule in force that day? There are only two of us.',
        daysAfter: 3,
      },
      {
        author: 'PrairieJo',
        content:
          'It was. We had chosen a departure that others could join, so a mother and son from Halifax came along. With Walt at the lake and the guide on the trail, that made four. She is the one I cried with.',
        daysAfter: 3,
      },
      {
        author: 'AminaH',
        content: 'Reading this on my lunch break and now I’m emotional about trees.',
        daysAfter: 5,
      },
    ],
  },
  {
    tourId: 5,
    category: 3,
    author: 'RaviM88',
    title: 'What if there is wildfire smoke on the day?',
    content: `We have Yoho booked in August and I keep looking at smoke maps from other summers. If it’s bad, can we move the day or get our money back? Anjali has mild asthma, so I’d rather know the rule now.`,
    tags: ['smoke', 'refund', 'weather'],
    isPrivate: false,
    daysAgo: 171,
    views: 186,
    replies: [
      {
        author: 'admin',
        content:
          'A fair question. Cancel 7 or more days before, for any reason, and you get everything back, less a booking or transfer fee of at most C$5. From 6 to 3 days before, it is half of what you paid, less the same fee. On the last two days before, we pass on what suppliers return to us, up to half of what you paid. On the day itself there is no refund. But that is for when you cancel. If the Air Quality Health Index reads 7 or more that morning, we offer another day or another valley, since smoke often sits on one side of the divide only. If we can’t run the tour at all, you get every cent back.',
        daysAfter: 1,
      },
      {
        author: 'AminaH',
        content:
          'This happened to friends of ours two summers ago. They got switched from Banff to Kananaskis at breakfast and had blue sky all day!',
        daysAfter: 2,
      },
      {
        author: 'RaviM88',
        content: 'Clear, thanks. Do you keep masks in the van, or should we bring ours?',
        daysAfter: 2,
      },
      {
        author: 'admin',
        content:
          'There is a box of N95s in each vehicle, and we change the cabin filters every June. Bring her inhaler and we’ll do the rest.',
        daysAfter: 3,
      },
    ],
  },
  {
    tourId: 6,
    category: 1,
    author: 'RaviM88',
    title: 'Winter four days for two, February long weekend',
    content: `I’d like to book the four-day winter tour over Family Day weekend. Could you confirm the total for two people, one room, with the small-group surcharge and GST? It’s a surprise for Anjali’s fortieth, so please write only to this address and don’t phone the house.`,
    tags: ['booking', 'surprise'],
    isPrivate: true,
    daysAgo: 66,
    views: 7,
    replies: [
      {
        author: 'admin',
        content:
          'Your secret is safe. The full quote has gone to this address only, with GST and the surcharge for fewer than three travellers (C$200 per day) on separate lines. The deposit of C$20 confirms the weekend.',
        daysAfter: 1,
      },
      {
        author: 'RaviM88',
        content:
          'Got the quote. The C$20 is on its way. Any chance of a cake on day two? Eggless, if anybody up there bakes one.',
        daysAfter: 2,
      },
      {
        author: 'admin',
        content:
          'A bakery in Canmore makes a good eggless chocolate cake. It will travel in the cooler labelled “tow straps”.',
        daysAfter: 3,
      },
    ],
  },
]
