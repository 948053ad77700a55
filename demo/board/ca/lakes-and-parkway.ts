import type { DemoTopic } from '../demo-board.ts'

export const lakesAndParkway: DemoTopic[] = [
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
      {
        author: 'RaviM88',
        content: 'Anjali wants that log entry printed and framed.',
        daysAfter: 2,
      },
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
        content:
          'The lentil soup we had in Jasper was better than my own, and I do not say that lightly.',
        daysAfter: 1,
      },
      {
        author: 'RaviM88',
        content: 'Sold on the soup. Yes please to the list. Thanks, both.',
        daysAfter: 2,
      },
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
      {
        author: 'AminaH',
        content: '“Bring a book. Then do not read it.” I’m stealing that.',
        daysAfter: 3,
      },
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
]
