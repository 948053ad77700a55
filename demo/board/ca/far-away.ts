import type { DemoTopic } from '../demo-board.ts'

export const farAway: DemoTopic[] = [
  {
    tourId: 12,
    category: 3,
    author: 'AminaH',
    title: 'Aurora with kids: how late, how cold, how likely?',
    content: `Our eight-year-old has wanted to see the northern lights since she could say it. The four-year-old wants whatever she wants. Is this realistic over spring break in March? I’m more worried about the hours than the cold.`,
    tags: ['aurora', 'kids', 'spring break'],
    isPrivate: false,
    daysAgo: 104,
    views: 258,
    replies: [
      {
        author: 'admin',
        content:
          'March is a good choice: often clear, and −10 to −20 °C at night rather than −35. We go out from 9:30 p.m. to about 2:00 a.m. With children we use the cabin, where they can sleep by the stove until there is something to see. Families who stay three nights in a clear March mostly do see it. Nobody can promise it, and there is no refund for a quiet sky.',
        daysAfter: 1,
      },
      {
        author: 'PrairieJo',
        content:
          'Let them nap at suppertime like we did. At sixty-eight I have the same bedtime as a four-year-old and I managed.',
        daysAfter: 1,
      },
      {
        author: 'AminaH',
        content:
          'Do you have parkas that small? And what happens at −20 °C when someone needs the washroom? Because someone will.',
        daysAfter: 2,
      },
      {
        author: 'admin',
        content:
          'From size 3 up, and boots too. And the cabin has a heated washroom, which is the real reason families like it.',
        daysAfter: 3,
      },
    ],
  },
  {
    tourId: 12,
    category: 2,
    author: 'PrairieJo',
    title: 'We went for the lights and stayed up for everything else',
    content: `Let me begin with the weather, as one does on the Prairies: −27 °C, no wind, and dry as toast. It felt like January in Regina with better manners.

**Night one** we saw nothing but stars, which is not nothing. **Night two** it began as a grey smear I would have taken for cloud, and our guide said, “Give it a minute, Jo.” At ten past midnight it let go. Green, mostly, with a fringe like raspberry cordial, moving faster than I thought light was allowed to. Walt took off his hat. **Night three** it came back for an hour, fainter, as though to say goodbye.

But I want to praise the days too. We drove over the lake. *Over* it, on ice you could see down into, and I held Walt’s arm the whole six kilometres. We stood in front of a boat sewn from moose hides. An Elder at the next table told us what her grandmother had said about whistling at the lights. (Don’t.)

Take the nap. Take the good mitts they offer instead of your own. Take three nights, not two.`,
    tags: ['aurora', 'yellowknife', 'retirees'],
    isPrivate: false,
    daysAgo: 252,
    views: 377,
    replies: [
      {
        author: 'admin',
        content:
          'Thank you, Jo. We have not whistled since. Your portraits turned out well, and Walt’s hatless one is the best of the season.',
        daysAfter: 1,
      },
      {
        author: 'RaviM88',
        content: 'How was sleeping in that late? We’re early birds too.',
        daysAfter: 3,
      },
      {
        author: 'PrairieJo',
        content:
          'Blackout curtains and a husband who snores in tune. We were fine by the second day.',
        daysAfter: 4,
      },
      {
        author: 'AminaH',
        content:
          'This is the post that made me ask my question. “Faster than I thought light was allowed to” is exactly what I’m hoping for.',
        daysAfter: 149,
      },
    ],
  },
  {
    tourId: 14,
    category: 1,
    author: 'PrairieJo',
    title: 'A quote for Oaxaca, two friends and ourselves',
    content: `There would be four of us, all past sixty-five, in two rooms, for six days sometime between mid-January and the end of February. We fly from Regina. Could you quote with ground-floor rooms on the coast? Gord will not be coming, so no walker this time.`,
    tags: ['mexico', 'quote'],
    isPrivate: true,
    daysAgo: 29,
    views: 6,
    replies: [
      {
        author: 'admin',
        content:
          'Lovely to hear from you again. The quote for four travellers in two rooms is in your inbox, with ground-floor rooms in Puerto Escondido and the steps to Carrizalillo swapped for a beach you can walk to on the level. It assumes a Monday start, when fares through Mexico City are usually kinder.',
        daysAfter: 2,
      },
      {
        author: 'PrairieJo',
        content:
          'Walt has read it aloud twice. We will take the first Monday in February, and I shall send the deposit tomorrow.',
        daysAfter: 3,
      },
    ],
  },
  {
    tourId: 0,
    category: 3,
    author: 'RaviM88',
    title: 'Tipping, and where exactly you pick up',
    content: `First private tour for us, so forgive the basics. What’s normal to tip a guide who also drives? And if we’re in Canmore one night and Calgary the next, is pickup free in both?`,
    tags: ['tips', 'pickup'],
    isPrivate: false,
    daysAgo: 210,
    views: 191,
    replies: [
      {
        author: 'admin',
        content:
          'Tips are not included, and we suggest C$15 per person per day. That is for guide and driver together, also when one person does both. The last day is easiest. Pickup is free in Calgary, Canmore and Banff, so yes, in both.',
        daysAfter: 1,
      },
      {
        author: 'PrairieJo',
        content:
          'We put ours in a card on the last day. The card went over better than the money, I think.',
        daysAfter: 2,
      },
      {
        author: 'RaviM88',
        content: 'A card it is. Thanks for not making me feel silly.',
        daysAfter: 2,
      },
    ],
  },
]
