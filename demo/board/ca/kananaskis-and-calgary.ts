import type { DemoTopic } from '../demo-board.ts'

export const kananaskisAndCalgary: DemoTopic[] = [
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
        content:
          'Found, under the back row and perfectly well. It will go to Regina by mail on Monday, no charge.',
        daysAfter: 1,
      },
      {
        author: 'PrairieJo',
        content: 'Bless you. My sister says you are getting mittens.',
        daysAfter: 1,
      },
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
        content:
          'Then the four of us will take the Wednesday. Gord asks whether there will be pie.',
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
      {
        author: 'admin',
        content: 'The desperadoes are welcome back any time. Ginger ale is on us.',
        daysAfter: 1,
      },
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
]
