import type { DemoTopic } from './demo-board.ts'

export const topicsCa: DemoTopic[] = [
  {
    tourId: 1,
    category: 3,
    author: 'AminaH',
    title: 'Halal lunch and two car seats?',
    content: `Hi! We’re driving down from Edmonton and staying in Banff with our two, who are 4 and 8. Two things before we book:

1. Is there anywhere near Lake Louise for a halal lunch, or should I pack one?
2. Do we take the car seats out of our own car, or do you bring them?`,
    tags: ['halal', 'kids', 'car seats'],
    isPrivate: false,
    daysAgo: 320,
    views: 165,
    replies: [
      {
        author: 'admin',
        content:
          'Hello Amina. We bring the seats: a forward-facing one for your four-year-old and a booster for your eight-year-old. Leave yours in the car. There isn’t much halal food at the lake, so we suggest a packed lunch. There is a cooler on board, and your guide can pick up an order in Banff that morning if you tell us the day before.',
        daysAfter: 1,
      },
      {
        author: 'AminaH',
        content:
          'Oh, that’s so much easier than I expected. One more: is there a quiet spot to stop for a few minutes at midday for prayer?',
        daysAfter: 1,
      },
      {
        author: 'admin',
        content:
          'Of course. There is a picnic area by the Bow with grass, shade and running water. We’ll time lunch around it.',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 1,
    category: 2,
    author: 'RaviM88',
    title: 'Ten peaks, two sleepy people, zero parking stress',
    content: `My wife Anjali and I flew in from Mississauga for a long weekend. Everyone told us Moraine Lake is impossible now that you can’t drive up yourself. It was the easiest part of the trip. Pickup at our Calgary hotel at 6:00, coffee on the road, standing on the Rockpile before 9:00.

I’d seen the photo a thousand times. What the photo leaves out is the sound. There’s a waterfall somewhere on the far side, and when nobody talks it fills the whole valley.

At Lake Louise we walked to the far end of the lake, where the crowd thins to nothing. Our guide had a spotting scope with him, and Anjali found a mountain goat before he did. She has mentioned this several times since.

Bring more layers than you think. It was 6 °C at the lake and 24 °C by the time we had ice cream in Banff.`,
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
          'You are quite right about the waterfall. We sat there for twenty minutes once and my husband, who talks to everybody, did not say a word.',
        daysAfter: 2,
      },
      { author: 'RaviM88', content: 'Anjali wants that log entry printed and framed.', daysAfter: 2 },
    ],
  },
  {
    tourId: 2,
    category: 3,
    author: 'RaviM88',
    title: 'Vegetarians on the Parkway for three days: will we starve?',
    content: `We don’t eat meat, fish or eggs. Dairy is fine. By my count there are about three kitchens between Lake Louise and Jasper. How do other people manage?`,
    tags: ['vegetarian', 'food'],
    isPrivate: false,
    daysAgo: 205,
    views: 112,
    replies: [
      {
        author: 'admin',
        content:
          'You won’t starve. Meals aren’t included, so you choose. We stop for groceries before the Parkway, and we book tables in Banff and Jasper where they cook a proper vegetarian supper if we tell them a week ahead. Leaving out the eggs is no trouble if they know. Shall we send them your list?',
        daysAfter: 1,
      },
      {
        author: 'PrairieJo',
        content: 'The lentil soup we had in Jasper was better than my own, and I do not say that lightly.',
        daysAfter: 1,
      },
      { author: 'RaviM88', content: 'Sold on the soup. Yes please to the list. Thanks, both.', daysAfter: 2 },
    ],
  },
  {
    tourId: 2,
    category: 2,
    author: 'PrairieJo',
    title: 'Three days on the Parkway with a retired geography of aches',
    content: `We are from Regina, where a hill is an event. I taught Grade 4 for thirty-one years, my husband Walt sold tractors, and between us we have three good knees.

Day one was Banff, and the last of the light on Vermilion Lakes. Day two we had Bow Lake to ourselves, and after lunch came the icefield. I used to draw it on the board for the children as one big white shape. I did not know it would *creak*. Day three it rained, and our guide said to wait ten minutes at the Weeping Wall. We waited, the cloud lifted off like a tea towel, and there were forty waterfalls where there had been two.

![The road between the ranges](/img/demo/icefields-parkway)

What I would tell a friend:

- You can ask to stop. I kept apologizing for it until he told me that stopping was the job.
- There is next to no cell service. Bring a book. Then do not read it.
- Walt’s walking pole stayed behind in Regina. Another appeared from the back of the van.

We came home with four hundred pictures and have shown all of them to our neighbours.`,
    tags: ['icefields parkway', 'retirees', 'easy pace'],
    isPrivate: false,
    daysAgo: 276,
    views: 344,
    replies: [
      {
        author: 'admin',
        content:
          'Stopping is indeed the job. Please thank Walt for the tractor stories. Our guide now slows down for every tractor he sees on Highway 22.',
        daysAfter: 1,
      },
      { author: 'AminaH', content: '“Bring a book. Then do not read it.” I’m stealing that.', daysAfter: 3 },
      {
        author: 'RaviM88',
        content: 'How long were the driving stretches? My wife gets carsick after an hour or so.',
        daysAfter: 9,
      },
      {
        author: 'PrairieJo',
        content:
          'An hour and a quarter at the very most, from Peyto Lake up to the icefield, and we stopped twice on the way because I asked. The road is smooth, and I was offered the front seat without a word from me.',
        daysAfter: 10,
      },
    ],
  },
  {
    tourId: 3,
    category: 1,
    author: 'AminaH',
    title: 'Johnston Canyon with a four-year-old, a weekday in July',
    content: `We’d love the canyon and Banff on a weekday, two adults and two kids. Do we pay for four, or does the little one not count? And is a stroller any use, or is it a carrier day?`,
    tags: ['booking', 'kids', 'stroller'],
    isPrivate: false,
    daysAgo: 312,
    views: 94,
    replies: [
      {
        author: 'admin',
        content:
          'Children count as travellers because each of them needs a seat, so it is C$180 each for the four of you, plus GST. A stroller gets as far as the Lower Falls, but the catwalks are narrow in places and a carrier is easier. We have one you can borrow. Which weekday suits you? Tuesdays and Wednesdays are quietest.',
        daysAfter: 1,
      },
      {
        author: 'AminaH',
        content:
          'The second Tuesday, please! I just sent the C$20 by e-Transfer. What happens if one of the kids comes down with something?',
        daysAfter: 2,
      },
      {
        author: 'admin',
        content:
          'Deposit received, and you’re booked. Cancel 7 or more days ahead and you get everything back, less a booking or transfer fee of at most C$5. From 6 to 3 days ahead it is half, less the same fee. Call us first, though: if the van is free we can usually move a day trip.',
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
      { author: 'AminaH', content: 'Reading this on my lunch break and now I’m emotional about trees.', daysAfter: 5 },
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
          'A fair question. Cancel 7 or more days before, for any reason, and you get everything back, less a booking or transfer fee of at most C$5. From 6 to 3 days before, it is half of what you paid, less the same fee. After that we pass on what suppliers return to us, and on the day itself nothing. But that is for when you cancel. If the Air Quality Health Index reads 7 or more that morning, we offer another day or another valley, since smoke often sits on one side of the divide only. If we can’t run the tour at all, you get every cent back.',
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
          'Your secret is safe. The full quote has gone to this address only, with GST and the surcharge for fewer than three travellers (usually C$200 per day) on separate lines. The deposit of C$20 holds the weekend.',
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
  {
    tourId: 7,
    category: 3,
    author: 'AminaH',
    title: 'Bears and small loud children: a good or a bad mix?',
    content: `My kids don’t have a quiet setting. Is that a good thing in Kananaskis, or the opposite? And honestly, how often do you see bears from the road on this loop?`,
    tags: ['bears', 'kids', 'safety'],
    isPrivate: false,
    daysAgo: 226,
    views: 217,
    replies: [
      {
        author: 'admin',
        content:
          'Helpful! Bears like to know you are coming. We walk in a group with the children in the middle, the guide carries bear spray, and we check the trail notices that morning. Between mid-May and early July we see a bear from the road on perhaps one day in three. We watch from inside the car.',
        daysAfter: 1,
      },
      {
        author: 'PrairieJo',
        content: 'Thirty-one years of recess duty tell me that no bear would come within a mile.',
        daysAfter: 1,
      },
      {
        author: 'AminaH',
        content: 'Ha! Mine are rehearsing “Hey bear” as we speak. Which month would you pick?',
        daysAfter: 2,
      },
      {
        author: 'admin',
        content:
          'The second half of June. Highwood Pass opens on the 15th, the flowers are starting, and the evenings go on forever.',
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

The bear was real! A young grizzly, way off the highway past the Highwood junction, eating dandelions like popcorn. We watched for ten minutes from the van. My daughter whispered the whole time, which I didn’t know she could do.

At the top of the pass there was still snow in the ditches, so there was a snowball fight in T-shirts. The bighorns on the road ignored us completely. My son lost a shoe in Upper Kananaskis Lake. Our guide got it back with a trekking pole and, I suspect, a fair amount of experience.

Lunch was halal shawarma collected in Calgary that morning and still warm at eleven. I’d been ready to live on granola bars, so I noticed. We stopped by a creek for prayer and nobody made a thing of it. There was just a mat-sized patch of level grass, like someone had gone looking for it.

Back at the hotel just after six with both kids asleep and all four shoes.`,
    tags: ['wildlife', 'family', 'halal'],
    isPrivate: false,
    daysAgo: 147,
    views: 262,
    replies: [
      {
        author: 'admin',
        content:
          'Someone had. And the shoe rescue is now part of the training for new guides. Thank you, all four of you.',
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
        content: 'He says to tell you it was the left one and he was VERY brave.',
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
          'It suits him well. The library and the Peace Bridge are step-free, a level path leads from the parking lot to Big Rock, and on McHugh Bluff the view is right beside the street. The walker folds into the back. Pickup anywhere in Calgary is free, the university included. For four travellers it is C$165 per person, plus GST.',
        daysAfter: 1,
      },
      {
        author: 'PrairieJo',
        content: 'Then the four of us will take the Wednesday. Gord asks whether there will be pie.',
        daysAfter: 1,
      },
      {
        author: 'admin',
        content: 'There will be pie in Bragg Creek. Booked for Wednesday at 10:00 a.m.',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 10,
    category: 2,
    author: 'AminaH',
    title: 'Albertans who had never been to Drumheller',
    content: `Embarrassing, I know. Ten years in Edmonton and I’d never gone. My sister was visiting from Toronto with her friend, the price per person is the same however many you are, so we left the men with the kids and went as three women with snacks.

The guide asked what we wanted and we said no rushing. So: two and a half hours in the Tyrrell, then sandwiches by the river, then the hoodoos once the buses had gone. In the late light they turn the colour of ginger cake.

My favourite part was the drive into Wayne, though. Eleven little bridges, hardly anyone around, and an old saloon with its history all over the walls. We drank ginger ale like desperadoes.

It was C$175 each plus GST, so about C$184. I’d have spent that on gas, parking and arguing about the map.`,
    tags: ['drumheller', 'sisters', 'value'],
    isPrivate: false,
    daysAgo: 84,
    views: 223,
    replies: [
      { author: 'admin', content: 'The desperadoes are welcome back any time. Ginger ale is on us.', daysAfter: 1 },
      {
        author: 'RaviM88',
        content: 'Does the museum get crowded on weekends? We’re looking at a Saturday in October.',
        daysAfter: 4,
      },
      {
        author: 'AminaH',
        content:
          'We went on a Thursday and it was calm. I’d guess October is quieter anyway. Just not a Monday, it’s closed Mondays by then.',
        daysAfter: 5,
      },
    ],
  },
  {
    tourId: 11,
    category: 3,
    author: 'RaviM88',
    title: 'Is C$280 for two before or after the discount?',
    content: `The page shows a struck-out price and a lower one. I don’t want to take the discount off twice: for two of us, is it C$280 each, final? Also, does “lunch included” mean anything if you don’t eat beef?`,
    tags: ['price', 'vegetarian', 'stampede'],
    isPrivate: false,
    daysAgo: 198,
    views: 129,
    replies: [
      {
        author: 'admin',
        content:
          'The discount is already off. For two travellers it is C$280 per person plus 5% GST, so C$588 in all. Stampede tickets are extra, and we add no commission to them. For lunch the ranch grills vegetables and corn, and makes a pot of beans without pork. They need three days’ notice.',
        daysAfter: 1,
      },
      {
        author: 'RaviM88',
        content: 'Got it. Anjali rides, I don’t. Can we be on the same trail?',
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
      { author: 'RaviM88', content: 'How was sleeping in that late? We’re early birds too.', daysAfter: 3 },
      {
        author: 'PrairieJo',
        content: 'Blackout curtains and a husband who snores in tune. We were fine by the second day.',
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
        content: 'We put ours in a card on the last day. The card went over better than the money, I think.',
        daysAfter: 2,
      },
      { author: 'RaviM88', content: 'A card it is. Thanks for not making me feel silly.', daysAfter: 2 },
    ],
  },
]
