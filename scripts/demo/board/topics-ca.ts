import type { DemoTopic } from './demo-board.ts'

export const topicsCa: DemoTopic[] = [
  {
    tourId: 1,
    category: 3,
    author: 'AminaH',
    title: 'Halal lunch and two car seats?',
    content: `Hi there. We are driving down from Edmonton and staying in Banff with our two, who are 4 and 8. Two questions before we book:

1. Is there anywhere near Lake Louise for a halal lunch, or should I pack one?
2. Do we take the seats out of our own car, or do you bring them?`,
    tags: ['halal', 'kids', 'car seats'],
    isPrivate: false,
    daysAgo: 320,
    views: 165,
    replies: [
      {
        author: 'admin',
        content:
          'Hello Amina. We bring the seats: a forward-facing one for your four-year-old and a booster for your eight-year-old. Leave yours in the car. Halal choices at the lake are thin, so we suggest a packed lunch. There is a cooler on board, and your guide can pick up an order in Banff or Calgary that morning if you tell us by the day before.',
        daysAfter: 1,
      },
      {
        author: 'AminaH',
        content:
          'That is so much easier than I expected. Is there a quiet spot to stop for a few minutes at midday for prayer?',
        daysAfter: 1,
      },
      {
        author: 'admin',
        content:
          'Of course. There is a picnic area by the Bow with grass, shade and running water, and we will simply time lunch around it.',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 1,
    category: 2,
    author: 'RaviM88',
    title: 'Ten peaks, two sleepy people, zero parking stress',
    content: `My wife Anjali and I flew in from Mississauga for a long weekend. Everyone told us Moraine Lake was impossible now that you cannot drive up yourself. It turned out to be the easiest part of the trip: a knock on the door at six, coffee in the car, and we were standing on the rockpile by half past seven.

I had seen the photo a thousand times. What the photo leaves out is the sound. There is a waterfall somewhere on the far side, and when nobody talks it fills the whole valley.

At Lake Louise we took the trail toward the Plain of Six Glaciers, not all the way, just far enough that the crowd thinned to nothing. Our guide carried a spotting scope, and Anjali found a mountain goat before he did. She has mentioned this several times since.

Bring more layers than you think. It was 6 °C at the lake and 24 by the time we had ice cream in Banff.`,
    tags: ['moraine lake', 'couple'],
    isPrivate: false,
    daysAgo: 142,
    views: 278,
    replies: [
      {
        author: 'admin',
        content:
          'The goat has been entered in the company log under “A. M., first sighting”. Thank you both for such good company.',
        daysAfter: 1,
      },
      {
        author: 'PrairieJo',
        content:
          'You are right about the waterfall. We sat there twenty minutes once and my husband, who talks to everybody, did not say a word.',
        daysAfter: 2,
      },
      { author: 'RaviM88', content: 'Anjali has asked me to print and frame that log entry.', daysAfter: 2 },
    ],
  },
  {
    tourId: 2,
    category: 3,
    author: 'RaviM88',
    title: 'Vegetarians on the Parkway for three days: will we starve?',
    content: `We eat no meat, fish or eggs. Dairy is fine. From what I can see, there are about three kitchens between Lake Louise and Jasper. How do other guests manage?`,
    tags: ['vegetarian', 'food'],
    isPrivate: false,
    daysAgo: 205,
    views: 112,
    replies: [
      {
        author: 'admin',
        content:
          'You will not starve. We stop for groceries before the Parkway, there is a camp stove in the van, and both places where we stay cook a proper vegetarian supper when we warn them a week ahead. Eggs are easy to leave out at breakfast if they know. Shall we send them your list?',
        daysAfter: 1,
      },
      {
        author: 'PrairieJo',
        content: 'The lentil soup at the second lodge was better than my own, and I do not say that lightly.',
        daysAfter: 1,
      },
      { author: 'RaviM88', content: 'Sold on the soup. Please send them the list, and thank you.', daysAfter: 2 },
    ],
  },
  {
    tourId: 2,
    category: 2,
    author: 'PrairieJo',
    title: 'Three days on the Parkway with a retired geography of aches',
    content: `We are from Regina, where a hill is an event. I taught Grade 4 for thirty-one years, my husband Walt sold tractors, and between us we have three good knees.

Day one we had lunch at Bow Lake with nobody else in sight. Day two was the icefield. I used to draw it on the board for the children as one big white shape; I did not know it would *creak*. Day three it rained, and our guide said to wait ten minutes at the Weeping Wall. We waited, the cloud lifted off like a tea towel, and there were forty waterfalls where there had been two.

![The road between the ranges](/img/demo/icefields-parkway)

What I would tell a friend:

- You can ask to stop. I kept apologizing for it until he told me that stopping was the job.
- There is next to no cell service. Bring a book. Then do not read it.
- Walt’s walking pole was forgotten in Regina; another appeared from the back of the van.

We came home with four hundred pictures and have shown all of them to our neighbours.`,
    tags: ['icefields parkway', 'retirees', 'easy pace'],
    isPrivate: false,
    daysAgo: 276,
    views: 344,
    replies: [
      {
        author: 'admin',
        content:
          'Stopping is indeed the job. Please thank Walt for the tractor stories. Our guide now slows down for every one he sees on Highway 2.',
        daysAfter: 1,
      },
      { author: 'AminaH', content: '“Bring a book. Then do not read it.” I am stealing that.', daysAfter: 3 },
      {
        author: 'RaviM88',
        content: 'How long were the driving stretches? My wife gets carsick after an hour or so.',
        daysAfter: 9,
      },
      {
        author: 'PrairieJo',
        content:
          'I doubt we sat more than forty-five minutes at a time. The road is smooth, and the front seat was offered to me without my asking.',
        daysAfter: 10,
      },
    ],
  },
  {
    tourId: 3,
    category: 1,
    author: 'AminaH',
    title: 'Johnston Canyon with a four-year-old, a weekday in July',
    content: `We would like the canyon and Banff on a weekday, two adults and two children. Is that the price for four, and does the small one count as a person? Also, is a stroller any use, or is it a carrier day?`,
    tags: ['booking', 'kids', 'stroller'],
    isPrivate: false,
    daysAgo: 312,
    views: 94,
    replies: [
      {
        author: 'admin',
        content:
          'Children count as travellers because each of them needs a seat, so yes, the price per person for four. It is a carrier day: the catwalks are narrow. We have one you may borrow. Which weekday suits you? Tuesdays and Wednesdays are quietest.',
        daysAfter: 1,
      },
      {
        author: 'AminaH',
        content:
          'The second Tuesday, please. I have sent the C$20 by e-transfer. If one of the kids comes down with something, what happens?',
        daysAfter: 2,
      },
      {
        author: 'admin',
        content:
          'Deposit received and you are booked. Cancel 7 days or more ahead and everything comes back, less a transfer fee of C$5 at most. Closer than that, call us; moving a day trip is usually possible when the van is free.',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 4,
    category: 2,
    author: 'PrairieJo',
    title: 'Larches: yes, it is uphill. Yes, you should.',
    content: `I put off Larch Valley for years because of the climb. I am sixty-eight and I did it, so here is an honest account.

The first hour and a half is switchbacks. Our guide set a pace so slow I felt silly, and then we passed two young men who had raced by us earlier and were lying on their packs. We stopped at every third bend. There were squirrels. There was chocolate.

And then the trees open, and everything is gold. Not yellow. Gold, and lit from behind, with the Ten Peaks dusted white across the way. I cried a bit and so did a stranger from Halifax.

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
      { author: 'RaviM88', content: 'Was the four-person rule on that day? There are only two of us.', daysAfter: 3 },
      {
        author: 'PrairieJo',
        content:
          'It was. The guide had matched us with a mother and son from Halifax at the trailhead. That is the stranger I cried with.',
        daysAfter: 3,
      },
      { author: 'AminaH', content: 'Reading this on my lunch break and now I am emotional about trees.', daysAfter: 5 },
    ],
  },
  {
    tourId: 5,
    category: 3,
    author: 'RaviM88',
    title: 'What if there is wildfire smoke on the day?',
    content: `We have Yoho booked in August and I keep looking at smoke maps from other summers. If it is bad, can we move the day or get our money back? Anjali has mild asthma, so I would rather know the rule now.`,
    tags: ['smoke', 'refund', 'weather'],
    isPrivate: false,
    daysAgo: 171,
    views: 186,
    replies: [
      {
        author: 'admin',
        content:
          'A fair question. Up to 7 days before, you may cancel for any reason and get everything back, less at most C$5 in transfer fees. Three days before, half of what you paid is refunded; on the day itself, nothing is. If the Air Quality Health Index reads 7 or more that morning, we will offer another day or another valley, since smoke often sits on one side of the divide only.',
        daysAfter: 1,
      },
      {
        author: 'AminaH',
        content:
          'This happened to us two summers ago. They switched us from Banff to Kananaskis at breakfast and we had blue sky all day.',
        daysAfter: 2,
      },
      {
        author: 'RaviM88',
        content: 'That helps a lot. Do you keep masks in the van, or should we bring ours?',
        daysAfter: 2,
      },
      {
        author: 'admin',
        content:
          'There is a box of N95s in each vehicle and the cabin filter is changed every June. Bring her inhaler and we will do the rest.',
        daysAfter: 3,
      },
    ],
  },
  {
    tourId: 6,
    category: 1,
    author: 'RaviM88',
    title: 'Winter four days for two, February long weekend',
    content: `We would like the four-day winter tour over Family Day weekend. Could you confirm the total for two people with one room, including the surcharge for a small party and GST? It is a surprise for Anjali’s fortieth, so please write only to this address and do not phone the house.`,
    tags: ['booking', 'surprise'],
    isPrivate: true,
    daysAgo: 66,
    views: 7,
    replies: [
      {
        author: 'admin',
        content:
          'Your secret is safe. The full quote, with the surcharge for a party under three (usually C$200 a day) and GST on separate lines, has gone to this address only. We can hold the weekend until Friday without a deposit.',
        daysAfter: 1,
      },
      {
        author: 'RaviM88',
        content:
          'Quote received and the C$20 is on its way. Would a cake somewhere on day two be possible? Eggless, if anybody up there bakes one.',
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
  {
    tourId: 7,
    category: 3,
    author: 'AminaH',
    title: 'Bears and small loud children: a good or a bad mix?',
    content: `My kids do not have a quiet setting. Is that helpful or the opposite in Kananaskis? And honestly, how often do you see bears from the road on this loop?`,
    tags: ['bears', 'kids', 'safety'],
    isPrivate: false,
    daysAgo: 226,
    views: 217,
    replies: [
      {
        author: 'admin',
        content:
          'Helpful! Bears like to know you are coming. We walk in a group with the children in the middle, the guide carries spray, and we check the trail notices that morning. From the vehicle we see a bear on perhaps one loop in three between mid-May and early July, and we watch from inside with the engine running.',
        daysAfter: 1,
      },
      {
        author: 'PrairieJo',
        content: 'Thirty-one years of recess duty tells me that no bear would come within a mile.',
        daysAfter: 1,
      },
      {
        author: 'AminaH',
        content: 'Ha! Mine are rehearsing “Hey bear” as we speak. Which month would you choose?',
        daysAfter: 2,
      },
      {
        author: 'admin',
        content:
          'The last half of June: Highwood Pass opens on the 15th, flowers are starting, and the evenings go on forever.',
        daysAfter: 3,
      },
    ],
  },
  {
    tourId: 7,
    category: 2,
    author: 'AminaH',
    title: 'One bear, eleven sheep and somebody’s lost shoe',
    content: `We did the Kananaskis loop on the last Saturday of June with our two, 4 and 8.

The bear was real! A young grizzly about eighty metres off the highway past the Highwood junction, eating dandelions like popcorn. We watched for ten minutes from the van. My daughter whispered the whole time, which I did not know she could do.

At the top of the pass there was still snow in the ditches, so there was a snowball fight in T-shirts. The bighorns on the road ignored us completely. My son lost a shoe in Elbow Lake. Our guide got it back with a trekking pole and, I suspect, a fair amount of experience.

Lunch was halal shawarma collected in Calgary that morning and still warm at eleven. I had been ready to live on granola bars, so I noticed. We stopped by a creek for prayer, and nobody made anything of it; there was just a mat-sized patch of level grass, as though it had been looked for.

Home by six with both children asleep and all four shoes.`,
    tags: ['wildlife', 'family', 'halal'],
    isPrivate: false,
    daysAgo: 147,
    views: 262,
    replies: [
      {
        author: 'admin',
        content:
          'It had been looked for. And the shoe rescue is now part of the training for new guides. Thank you, all four of you.',
        daysAfter: 1,
      },
      {
        author: 'PrairieJo',
        content:
          'Eating dandelions like popcorn! I can see it. Tell your son that every great explorer has lost a shoe.',
        daysAfter: 1,
      },
      {
        author: 'AminaH',
        content: 'He wants you to know that it was the left one, and that he was very brave.',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 8,
    category: 4,
    author: 'PrairieJo',
    title: 'Blue scarf left in the van after the stars?',
    content: `Has anybody found a blue knitted scarf from Thursday’s stargazing? It is nothing to look at, but my sister made it. The sky was a wonder, by the way. I had not seen Saturn’s rings since 1979.`,
    tags: ['lost and found'],
    isPrivate: false,
    daysAgo: 58,
    views: 41,
    replies: [
      {
        author: 'admin',
        content: 'Found, under the back row and perfectly well. It will go to Regina by mail on Monday, no charge.',
        daysAfter: 1,
      },
      { author: 'PrairieJo', content: 'Bless you. My sister says you are getting mittens.', daysAfter: 1 },
    ],
  },
  {
    tourId: 9,
    category: 1,
    author: 'PrairieJo',
    title: 'Calgary day with a walker along',
    content: `Walt’s brother Gord and his wife are joining us. Gord uses a walker and can manage a few hundred metres on the flat. Would your city and foothills day suit him, and does the walker fit with four of us in the car? Our hotel is near the university, if that is not too far to come.`,
    tags: ['accessibility', 'booking', 'pickup'],
    isPrivate: false,
    daysAgo: 188,
    views: 77,
    replies: [
      {
        author: 'admin',
        content:
          'It suits him well. The library and the Peace Bridge are step-free, at Big Rock a level path leads from the car park, and McHugh Bluff we see from the street above. The walker folds into the back. Pickup anywhere in Calgary is free, the university included. For four it is C$165 per person plus GST.',
        daysAfter: 1,
      },
      {
        author: 'PrairieJo',
        content: 'Then the four of us will take the Wednesday. Gord asks whether there will be pie.',
        daysAfter: 1,
      },
      { author: 'admin', content: 'There will be pie in Bragg Creek. Booked for Wednesday at 10.', daysAfter: 2 },
    ],
  },
  {
    tourId: 10,
    category: 2,
    author: 'AminaH',
    title: 'Albertans who had never been to Drumheller',
    content: `Embarrassing, I know. Ten years in Edmonton and we had never gone. My sister visited from Toronto, and since the price is for the whole car we left the men with the kids and went as three women with snacks.

The guide asked what we wanted, and we said: no rushing. So we had two and a half hours in the Tyrrell, then sandwiches by the river, then the hoodoos when everyone else had gone home for supper. In that low light they turn the colour of ginger cake.

My favourite part was the drive into Wayne, though. Eleven little bridges, hardly a soul, and an old saloon with its history all over the walls. We drank ginger ale like desperadoes.

It was C$175 each plus GST, about C$184, which I would have spent on gas, parking and arguing about the map.`,
    tags: ['drumheller', 'sisters', 'value'],
    isPrivate: false,
    daysAgo: 84,
    views: 223,
    replies: [
      { author: 'admin', content: 'The desperadoes are welcome back any time. Ginger ale is on us.', daysAfter: 1 },
      {
        author: 'RaviM88',
        content: 'Does the museum get very crowded on weekends? We are thinking of a Saturday in October.',
        daysAfter: 4,
      },
      {
        author: 'AminaH',
        content:
          'We went on a Thursday and it was calm. I would guess October is quieter anyway. Just avoid Mondays then, because it closes.',
        daysAfter: 5,
      },
    ],
  },
  {
    tourId: 11,
    category: 3,
    author: 'RaviM88',
    title: 'Is C$280 for two before or after the discount?',
    content: `The page shows a struck-out price and a lower one. I want to be sure I am not doing arithmetic twice: for two of us, do we pay C$280 each? Also, does “lunch included” mean anything for people who eat no beef?`,
    tags: ['price', 'vegetarian', 'stampede'],
    isPrivate: false,
    daysAgo: 198,
    views: 129,
    replies: [
      {
        author: 'admin',
        content:
          'No second sum needed: C$280 per person for two is what you pay, plus 5% GST, so C$588 in all. Stampede tickets are extra and we add no commission to them. For lunch the ranch grills vegetables and corn and makes its beans without pork for you. We need three days’ notice.',
        daysAfter: 1,
      },
      {
        author: 'RaviM88',
        content: 'Clear. Anjali has ridden, I have not. Can we be on the same trail?',
        daysAfter: 2,
      },
      {
        author: 'admin',
        content: 'Same trail, different horses. Hers will have opinions and yours will not.',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 12,
    category: 3,
    author: 'AminaH',
    title: 'Aurora with kids: how late, how cold, how likely?',
    content: `Our eight-year-old has wanted to see the northern lights since she could say it. The four-year-old will want whatever she wants. Is this a realistic trip in the March break? I worry about the hours more than the cold.`,
    tags: ['aurora', 'kids', 'march break'],
    isPrivate: false,
    daysAgo: 104,
    views: 258,
    replies: [
      {
        author: 'admin',
        content:
          'March is a good choice: often clear, and −10 to −20 °C at night rather than −35. We go out from 9:30 to about 2, but with children we use the cabin, where they can sleep by the stove until there is something to see. Families who stay three nights in a clear March mostly do see it. Nobody can promise it, and there is no refund for a quiet sky.',
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
        content: 'Do you carry parkas that small? And what happens at −20 if someone needs the washroom?',
        daysAfter: 2,
      },
      {
        author: 'admin',
        content:
          'From size 3 up, boots too. And the cabin has a heated washroom, which is the real reason families like it.',
        daysAfter: 3,
      },
    ],
  },
  {
    tourId: 12,
    category: 2,
    author: 'PrairieJo',
    title: 'We went for the lights and stayed up for everything else',
    content: `Let me begin with the weather, as one does on the Prairies: −27, no wind, and dry as toast. It felt like January in Regina with better manners.

**Night one** we saw nothing but stars, which is not nothing. **Night two** it began as a grey smear I would have taken for cloud, and our guide said, “Give it a minute, Jo.” At ten past midnight it let go. Green, mostly, with a fringe like raspberry cordial, moving faster than I thought light was allowed to. Walt took off his hat. **Night three** it came back for an hour, fainter, as though to say goodbye.

But I want to praise the days too. We drove over the lake. *Over* it, on ice you could see down into, and I held Walt’s arm the whole six kilometres. We stood in front of a boat sewn from moose hides. An elder at the next table told us what her grandmother had said about whistling at the lights. (Don’t.)

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
      { author: 'RaviM88', content: 'How did you find it sleeping so late? We are early birds too.', daysAfter: 3 },
      {
        author: 'PrairieJo',
        content: 'Blackout curtains and a husband who snores in tune. We were fine by the second day.',
        daysAfter: 4,
      },
      {
        author: 'AminaH',
        content:
          'This is the review that made me write my question. “Light was allowed to” is exactly what I am hoping for.',
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
          'Lovely to hear from you again. The quote for four in two rooms is in your inbox, with ground-floor rooms in Puerto Escondido and the steps to Carrizalillo swapped for a beach you can walk to on the level. It assumes a Monday start, when fares through Mexico City are usually kinder.',
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
    content: `First private tour for us, so forgive the basics. What is normal to tip a guide who also drives? And if we stay in Canmore one night and Calgary the next, is pickup free in both?`,
    tags: ['tips', 'pickup'],
    isPrivate: false,
    daysAgo: 210,
    views: 191,
    replies: [
      {
        author: 'admin',
        content:
          'Tips are never required. A common guideline is C$15 per person per day, for the one person who both drives and guides, given at the end if you were happy. Pickup is free in Calgary, Canmore and Banff, so yes, both.',
        daysAfter: 1,
      },
      {
        author: 'PrairieJo',
        content: 'We put ours in a card on the last day. The card went over better than the money, I think.',
        daysAfter: 2,
      },
      { author: 'RaviM88', content: 'A card it is. Thank you both for not making me feel silly.', daysAfter: 2 },
    ],
  },
]
