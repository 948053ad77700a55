import type { DemoTour } from './demo-tour.ts'

export const tour: DemoTour = {
  id: 7,
  status: 2,
  categoryId: 3,
  price: 220,
  pricePerPerson: {},
  discount: 0,
  minPerson: 1,
  tripDays: 1,
  startsAt: '08:00',
  pictures: [
    'upper-lakes-autumn',
    'kananaskis-valley',
    'barrier-lake',
    'elbow-falls',
    'foothills-ranch',
    'road-dawn',
  ],
  name: {
    kr: '카나나스키스 일주: 목장길과 하이우드 패스',
    ca: 'Kananaskis Country Loop over Highwood Pass',
    cn: '卡纳纳斯基斯环线一日游：牧场与海伍德山口',
  },
  description: {
    kr: '캘거리 사람들이 주말마다 찾는 산, 카나나스키스를 크게 한 바퀴 도는 드라이브 투어입니다. 목장이 이어지는 구릉지에서 출발해 캐나다에서 가장 높은 포장도로인 하이우드 패스를 넘고, 산속 호수를 거쳐 돌아옵니다. 밴프보다 한적한 로키를 보고 싶은 분께 권해 드립니다.',
    ca: 'This is where Calgarians go on their days off. The loop runs through ranch country, over Highwood Pass (the highest paved road in Canada) and down past the Kananaskis Lakes, with good places to get out and walk all along. You will see Rockies scenery without the Banff crowds.',
    cn: '卡纳纳斯基斯是卡尔加里本地人周末最爱去的山区。这条环线从丘陵牧场出发，翻过加拿大海拔最高的铺装公路海伍德山口，再经山间湖泊返回。想避开班夫的人潮、安静看看落基山，走这条线正合适。',
  },
  bulletin: {
    kr: `### 이런 점이 좋아요

- 숲속 계곡을 울리는 엘보 폭포
- 소와 말이 풀을 뜯는 롱뷰 목장길
- 해발 2,206m 하이우드 패스에서 걷는 고산 초원
- 어퍼 카나나스키스 호수와 배리어 호수

### 이 투어가 특별한 이유

인원과 상관없이 **1인 C$220 한 가지 요금**입니다. 대중교통도, 큰 관광버스도 거의 다니지 않는 길이라 하루 종일 여유롭습니다. 마음에 드는 곳이 나오면 안전한 자리에 차를 세워 드립니다.

### 알아 두세요

- 하이우드 패스는 동물 보호를 위해 **12월 1일부터 6월 14일까지** 닫힙니다. 6월 전반에는 카나나스키스 계곡을 왕복하고, 12월부터 5월까지는 진행하지 않습니다.
- 9월 하순에는 패스 주변 낙엽송이 노랗게 물듭니다.
- 이동 시간이 모두 6시간쯤 됩니다. 멀미가 있으시면 앞자리로 모시니 말씀해 주세요.
- 중간에 주유소와 식당이 드물어 점심은 롱뷰에서 드시는 것이 좋습니다.
- 캔모어나 밴프에서 타시면 반대 방향으로 돕니다.`,
    ca: `### Highlights

- Elbow Falls, tumbling through the forest west of Bragg Creek
- The Cowboy Trail and its ranches near Longview
- A walk in the alpine meadows of Highwood Pass, at 2,206 m
- Upper Kananaskis Lake and Barrier Lake

### What makes it special

It is **C$220 each, whatever the size of your party**. There is no transit out here and there are very few tour buses, which leaves the day wide open. See a spot you like? Say so, and we pull over.

### Good to know

- Highwood Pass is closed from **December 1 to June 14** to protect wildlife. In the first half of June we drive the Kananaskis Valley there and back instead. The tour does not run from December to May.
- Around the last week of September the larches at the pass turn gold.
- There are about six hours of driving in all. If curves bother you, ask for the front seat.
- Restaurants are few, so we eat in Longview.
- Staying in Canmore or Banff? We run the loop the other way around.`,
    cn: `### 行程亮点

- 林间奔流的肘河瀑布
- 朗维尤一带的牛仔之路，沿途牛马成群
- 在海拔 2206 米的海伍德山口漫步高山草甸
- 上卡纳纳斯基斯湖与巴里尔湖

### 为什么值得选

本行程**不论几人同行，每人都是 C$220**。这里没有公共交通，旅游大巴也少，一整天都清静。看到喜欢的风景，说一声就停车。

### 出行须知

- 为保护野生动物，海伍德山口**12 月 1 日至 6 月 14 日**封闭。6 月上半月改为卡纳纳斯基斯河谷往返，12 月至次年 5 月不出团。
- 9 月下旬，山口附近的落叶松会变成金黄色。
- 全程车程约 6 小时，容易晕车请提前告知，为您留前排座位。
- 沿途餐馆和加油站很少，午餐安排在朗维尤。
- 从坎莫尔或班夫上车的，环线反方向走。`,
  },
  route: {
    kr: '캘거리 – 브래그 크릭 – 엘보 폭포 – 롱뷰 – 하이우드 패스 – 카나나스키스 호수 – 배리어 호수 – 캘거리',
    ca: 'Calgary – Bragg Creek – Elbow Falls – Longview – Highwood Pass – Kananaskis Lakes – Barrier Lake – Calgary',
    cn: '卡尔加里 – 布拉格溪 – 肘河瀑布 – 朗维尤 – 海伍德山口 – 卡纳纳斯基斯湖 – 巴里尔湖 – 卡尔加里',
  },
  included: {
    kr: [
      '전용 차량 1대(최대 4인), 유류비와 주차비',
      '한국어 가이드 겸 기사(영어·중국어 가능)',
      '카나나스키스 보호구역 차량 통행권',
      '캘거리·캔모어·밴프 무료 픽업과 샌딩',
      '생수, 과일, 간식',
      '여행 영상 무료 제작',
    ],
    ca: [
      'Private vehicle for up to four, fuel and parking',
      'Driver-guide in English (Korean or Chinese on request)',
      'Kananaskis Conservation Pass for the vehicle',
      'Free pickup and drop-off in Calgary, Canmore and Banff',
      'Water, fruit and snacks',
      'A short video of your day, free',
    ],
    cn: [
      '专属用车（最多 4 人）、油费和停车费',
      '中文司导（也可选韩语或英语）',
      '卡纳纳斯基斯保护区车辆通行证',
      '卡尔加里、坎莫尔、班夫免费接送',
      '饮用水、水果和零食',
      '免费旅拍视频',
    ],
  },
  excluded: {
    kr: ['점심 식사', '가이드 팁(1인 하루 C$15 기준)', '여행자 보험', 'GST 5%'],
    ca: [
      'Lunch',
      'Tip for the guide (we suggest C$15 per person per day)',
      'Travel insurance',
      '5% GST',
    ],
    cn: ['午餐', '司导小费（建议每人每天 C$15）', '旅行保险', '5% 商品及服务税（GST）'],
  },
  itinerary: [
    {
      minutes: 65,
      picture: 'road-dawn',
      title: {
        kr: '캘거리 출발, 브래그 크릭으로',
        ca: 'Calgary to Bragg Creek',
        cn: '卡尔加里前往布拉格溪',
      },
      body: {
        kr: '오전 8시에 출발합니다. 산자락의 작은 마을 브래그 크릭에서 갓 구운 빵과 커피를 삽니다.',
        ca: 'We leave at 8:00 a.m. Calgary time and stop in Bragg Creek, a village in the trees with good coffee and cinnamon buns.',
        cn: '卡尔加里时间上午 8 点出发。在山脚小镇布拉格溪停一下，买咖啡和刚出炉的面包。',
      },
    },
    {
      minutes: 65,
      picture: 'elbow-falls',
      title: {
        kr: '엘보 폭포',
        ca: 'Elbow Falls',
        cn: '肘河瀑布',
      },
      body: {
        kr: '25분쯤 계곡을 거슬러 올라갑니다. 난간이 있는 짧은 산책로를 따라 여러 전망 지점에서 폭포를 볼 수 있습니다.',
        ca: 'Twenty-five minutes up the valley, a short paved path leads to several railed viewpoints above the river.',
        cn: '沿河谷上行约 25 分钟，一条带护栏的短步道连着几处观景点。',
      },
    },
    {
      minutes: 85,
      picture: 'foothills-ranch',
      title: {
        kr: '카우보이 트레일을 따라 남쪽으로',
        ca: 'South on the Cowboy Trail',
        cn: '沿牛仔之路南下',
      },
      body: {
        kr: '구릉을 따라 목장이 끝없이 이어지는 22번 도로입니다. 말을 배경으로 사진 찍기 좋은 곳에 잠깐 섭니다.',
        ca: 'Highway 22 rolls past big ranches, with the mountains standing along the western edge. We stop where the horses come to the fence.',
        cn: '22 号公路沿丘陵起伏，牧场一座接一座，西边是连绵的群山。看到马儿走到围栏边，就停车拍照。',
      },
    },
    {
      minutes: 60,
      title: {
        kr: '롱뷰에서 점심',
        ca: 'Lunch in Longview',
        cn: '朗维尤午餐',
      },
      body: {
        kr: '인구 300명 남짓한 목장 마을입니다. 앨버타 소고기 스테이크 샌드위치와 이곳 명물인 육포를 맛보세요.',
        ca: 'A ranching village of about three hundred. Try an Alberta beef sandwich, and take some of the local jerky for the road.',
        cn: '三百来人的牧场小村。推荐阿尔伯塔牛肉三明治，再买点当地有名的牛肉干路上吃。',
      },
    },
    {
      minutes: 120,
      videoId: 'moraine0007',
      bilibiliId: 'BV1moraine07',
      title: {
        kr: '하이우드 패스',
        ca: 'Highwood Pass',
        cn: '海伍德山口',
      },
      body: {
        kr: '한 시간 남짓 산길을 올라 해발 2,206m에 닿습니다. 차에서 내리면 바로 고산 초원이라 20~30분만 걸어도 야생화와 마멋을 만날 수 있습니다.',
        ca: 'A little over an hour of climbing road brings you to 2,206 m. The meadow trail starts at the parking lot, and pikas squeak from the rocks.',
        cn: '沿山路上行一个多小时，到达海拔 2206 米。停车场旁就是草甸步道，走二三十分钟，能看到野花，听到鼠兔的叫声。',
      },
    },
    {
      minutes: 90,
      picture: 'upper-lakes-autumn',
      title: {
        kr: '어퍼 카나나스키스 호수',
        ca: 'Upper Kananaskis Lake',
        cn: '上卡纳纳斯基斯湖',
      },
      body: {
        kr: '산으로 둘러싸인 큰 호수로, 물가 산책로가 평탄합니다. 봉우리가 비치는 조약돌 물가에서 쉬어 가세요.',
        ca: 'A big lake ringed by peaks, with a level path along the shore and pebble beaches where you can sit and do nothing.',
        cn: '群峰环抱的大湖，湖边步道平缓。找一片卵石滩坐下，什么都不做也很好。',
      },
    },
    {
      minutes: 70,
      picture: 'barrier-lake',
      title: {
        kr: '카나나스키스 계곡과 배리어 호수',
        ca: 'Down the valley to Barrier Lake',
        cn: '沿河谷到巴里尔湖',
      },
      body: {
        kr: '40번 도로를 따라 내려오며 큰뿔양을 찾아보세요. 배리어 호수 전망대에서는 계곡이 한눈에 들어옵니다.',
        ca: 'Watch for bighorn sheep on Highway 40. At Barrier Lake a five-minute stroll gives you the whole valley.',
        cn: '沿 40 号公路下行，留意路边的大角羊。在巴里尔湖走 5 分钟到观景处，整条山谷尽收眼底。',
      },
    },
    {
      minutes: 60,
      title: {
        kr: '캘거리 도착',
        ca: 'Return to Calgary',
        cn: '返回卡尔加里',
      },
      body: {
        kr: '오후 6시 15분쯤 숙소에 도착합니다.',
        ca: 'At your door around 6:15 p.m. Calgary time.',
        cn: '卡尔加里时间下午 6 点一刻左右送回酒店。',
      },
    },
  ],
  departures: [
    {
      inDays: 20,
      male: 1,
      female: 1,
      remarks: {
        kr: '렌터카 없이 오시는 부부입니다. 함께 다니실 분을 찾습니다.',
        ca: 'Couple without a rental car, glad of company for the day.',
        cn: '没租车的夫妇，想找人结伴。',
      },
    },
    {
      inDays: 36,
      male: 1,
      female: 0,
      remarks: {
        kr: '풍경 사진을 찍으러 오시는 40대 남성분입니다.',
        ca: 'Solo traveller in his forties who photographs landscapes.',
        cn: '四十多岁的男士，独自出行，爱拍风光。',
      },
    },
  ],
}
