import type { DemoTour } from './demo-tour.ts'

export const tour: DemoTour = {
  id: 9,
  status: 2,
  categoryId: 2,
  price: null,
  pricePerPerson: { p1: 420, p2: 265, p3: 200, p4: 165 },
  discount: 0,
  minPerson: 1,
  tripDays: 1,
  pictures: [
    'calgary-dusk',
    'calgary-river',
    'foothills-ranch',
    'calgary-night',
    'prairie-sunset',
    'prairie-storm',
  ],
  name: {
    kr: '캘거리 시내와 풋힐스 하루 투어',
    ca: 'Calgary City and Foothills in a Day',
    cn: '卡尔加里市区与落基山麓一日游',
  },
  description: {
    kr: '오전에는 보우강을 따라 캘거리 도심을 걷고, 오후에는 로키가 시작되는 구릉지대 풋힐스의 시골길을 달립니다. 하루 이동 거리가 220km 정도라 차를 타는 시간보다 내려서 보는 시간이 깁니다. 캘거리에 막 도착한 날이나 귀국 전날 일정으로 특히 잘 맞습니다.',
    ca: 'Walk along the Bow River and through downtown Calgary in the morning, then spend the afternoon on the back roads where the prairie begins to fold into mountains. We drive about 220 km in all, so you are out of the car more than in it. It suits an arrival day, a last day, or anyone who has passed through Calgary on the way to Banff and wondered what it is like.',
    cn: '上午沿弓河漫步，逛卡尔加里老街与新城；下午驶上牛仔之路，看草原如何一层层隆起成落基山。全天只开约 220 公里，大部分时间都在车外。刚到卡尔加里倒时差，或者回国前还剩一天，走这条线正好。',
  },
  bulletin: {
    kr: `### 이런 곳에 갑니다

- 빨간 나선형 **피스 브리지**와 도심 속 섬, 프린스 아일랜드 공원
- 나무 아치가 감싸는 캘거리 **중앙도서관**과 스티븐 애비뉴의 사암 건물
- 빙하가 옮겨 놓은 1만 6,500톤짜리 바위, **오코톡스 빅록**
- 카우보이 트레일(22번 도로)에서 바라보는 로키 능선
- 해 질 녘 맥휴 블러프에서 내려다보는 스카이라인

### 이 투어가 좋은 이유

캘거리는 밴프로 가는 길에 잠만 자고 떠나기 쉬운 도시입니다. 하지만 반나절만 걸어 보면 강과 목장, 석유와 로데오가 어떻게 한 도시를 만들었는지 보입니다. 가이드가 캘거리 주민이라 어느 집 커피가 맛있는지까지 알려 드립니다.

### 알아 두세요

- 사계절 운영하며, 해 질 녘에 마치도록 오전 9시에서 정오 사이에 출발합니다. 해가 밤 10시 가까이 지는 한여름에는 마지막 전망대를 밝을 때 봅니다.
- 한겨울에는 영하 20도까지 내려가는 날이 있어 도보 구간을 실내(플러스 15 보행 통로)로 바꿉니다.
- 걷는 거리는 모두 합쳐 4km 정도이며 유모차와 휠체어도 가능합니다.
- 점심값은 포함되어 있지 않습니다. 1인당 C$20~30 정도 생각하시면 됩니다.`,
    ca: `### Highlights

- The red spiral of the **Peace Bridge** and the paths of Prince’s Island Park
- The timber-lined **Central Library** and the sandstone fronts of Stephen Avenue
- **Big Rock** near Okotoks: 16,500 tonnes, carried here by ice and left in a field
- Mountain views from the Cowboy Trail (Highway 22)
- The skyline from McHugh Bluff as the lights come on

### Why we like it

Most people use Calgary as a bed before Banff. Give it half a day on foot, though, and you can see how a river, a railway, cattle and oil made one city, and why nobody here stays indoors when the sun is out. Your guide lives in town and will have opinions about coffee.

### Good to know

- Runs all year. We start between 9:00 a.m. and noon, Calgary time, to finish near dusk. Around midsummer, when the sun stays up until almost ten, the last stop is by daylight.
- In deep cold we move the walk into the Plus 15, the heated walkways one floor above the street.
- About 4 km of easy walking in total; strollers and wheelchairs are fine. Just tell us ahead.
- Lunch is not included. In Inglewood it is usually C$20–30 per person.`,
    cn: `### 行程亮点

- 红色螺旋造型的**和平桥**，以及市中心的王子岛公园
- 木拱环绕的**中央图书馆**与史蒂芬大道的砂岩老楼
- 奥科托克斯**大石头**：冰川搬来的巨石，重约 1.65 万吨
- 牛仔之路（22 号公路）上一路相伴的落基山轮廓
- 傍晚在麦克休崖俯瞰城市灯火

### 为什么值得选

很多人只在去班夫之前，在卡尔加里住一晚。其实花半天走一走，就能看懂河流、铁路、牧场和石油怎样造就了这座城市。司导就住在城里，哪家咖啡好喝，问他就对了。

### 出行须知

- 全年可走，上午 9 点到中午之间出发，赶在黄昏收尾；盛夏将近晚上 10 点才日落，最后一站看的是白天的城景。
- 严寒天气时，步行部分改走有暖气的“Plus 15”空中连廊。
- 步行总长约 4 公里，路面平缓，婴儿车和轮椅都能走，请提前告知。
- 午餐自理，英格尔伍德人均约 C$20–30。`,
  },
  route: {
    kr: '캘거리 – 오코톡스 – 다이아몬드 밸리 – 브래그 크릭 – 캘거리',
    ca: 'Calgary – Okotoks – Diamond Valley – Bragg Creek – Calgary',
    cn: '卡尔加里 – 奥科托克斯 – 钻石谷 – 布拉格溪 – 卡尔加里',
  },
  included: {
    kr: [
      '일행만 이용하는 전용 차량과 유류비',
      '한국어 가이드 겸 기사',
      '캘거리·캔모어·밴프 무료 픽업과 샌딩',
      '주차비',
      '생수와 간단한 간식',
      '어린이 카시트(미리 말씀해 주세요)',
      '여행 영상 무료 제작',
    ],
    ca: [
      'Private vehicle and fuel, your party only',
      'Driver-guide who lives in Calgary',
      'Free pickup and drop-off in Calgary, Canmore and Banff',
      'Parking',
      'Bottled water and a snack',
      'Child seats on request',
      'A short video of your day, free',
    ],
    cn: [
      '专属用车和油费',
      '常住卡尔加里的中文司导',
      '卡尔加里、坎莫尔、班夫免费接送',
      '停车费',
      '瓶装水和零食',
      '儿童安全座椅（请提前告知）',
      '免费旅拍视频',
    ],
  },
  excluded: {
    kr: [
      '점심과 저녁 식사',
      '캘거리 타워 등 선택 입장료',
      '가이드 팁(1인 하루 C$15 기준)',
      'GST 5%',
      '여행자 보험',
    ],
    ca: [
      'Lunch and dinner',
      'Optional admissions such as the Calgary Tower',
      'Tip for the guide (we suggest C$15 per person per day)',
      '5% GST',
      'Travel insurance',
    ],
    cn: [
      '午餐和晚餐',
      '卡尔加里塔等自选项目门票',
      '司导小费（建议每人每天 C$15）',
      '5% 商品及服务税（GST）',
      '旅行保险',
    ],
  },
  itinerary: [
    {
      minutes: 30,
      title: { kr: '숙소 픽업', ca: 'Pickup at your door', cn: '上门接您' },
      body: {
        kr: '캘거리 시내 숙소나 댁 앞에서 만납니다. 공항에 도착하신 날이라면 짐은 차에 두고 다니셔도 됩니다.',
        ca: 'We meet you at your hotel or home in Calgary. If you have just landed, your bags ride along.',
        cn: '到您在卡尔加里的酒店或住处接您。刚下飞机也没关系，行李放车上就行。',
      },
    },
    {
      minutes: 75,
      picture: 'calgary-river',
      title: {
        kr: '피스 브리지와 프린스 아일랜드',
        ca: 'Peace Bridge and Prince’s Island',
        cn: '和平桥与王子岛公园',
      },
      body: {
        kr: '보우강은 밴프의 빙하에서 흘러온 물이라 여름에도 연한 청록빛이 돕니다. 다리를 건너 섬을 한 바퀴 도는 데 **한 시간 남짓** 걸립니다.',
        ca: 'The Bow comes down from the glaciers above Lake Louise and keeps their colour even downtown. Across the bridge and once around the island takes **about an hour**, with time for a coffee.',
        cn: '弓河的水来自露易丝湖以北的冰川，流到市中心仍带着淡淡的青绿色。过桥、绕岛一圈，慢慢走**一个小时左右**。',
      },
    },
    {
      minutes: 70,
      title: {
        kr: '스티븐 애비뉴와 중앙도서관',
        ca: 'Stephen Avenue and the Central Library',
        cn: '史蒂芬大道与中央图书馆',
      },
      body: {
        kr: '1886년 대화재 뒤에 지은 사암 건물들이 보행자 거리에 남아 있습니다. 도서관은 4층 창가 자리까지 꼭 올라가 보세요.',
        ca: 'After the fire of 1886 the town rebuilt in sandstone, and much of it still stands on the pedestrian avenue. In the library, go right up to the window seats on the fourth floor.',
        cn: '1886 年大火之后，市中心改用砂岩重建，步行街上至今留着不少老楼。图书馆一定要上四楼，在窗边坐一会儿。',
      },
    },
    {
      minutes: 60,
      title: { kr: '잉글우드에서 점심', ca: 'Lunch in Inglewood', cn: '英格尔伍德午餐' },
      body: {
        kr: '캘거리에서 가장 오래된 동네입니다. 수제 햄버거, 베트남 쌀국수, 채식 메뉴 가운데 골라 드실 수 있도록 안내합니다.',
        ca: 'Calgary’s oldest neighbourhood, now its best few blocks for lunch. Burgers, pho or a good vegetarian kitchen: your choice.',
        cn: '卡尔加里最老的街区，如今也是吃午饭的好去处。汉堡、越南河粉、素食都有，您来挑。',
      },
    },
    {
      minutes: 85,
      picture: 'prairie-storm',
      title: { kr: '오코톡스 빅록', ca: 'Big Rock, Okotoks', cn: '奥科托克斯大石头' },
      body: {
        kr: '도심에서 차로 45분, 밀밭 한가운데 집채만 한 바위 두 덩이가 놓여 있습니다. 블랙풋 사람들에게 신성한 곳이므로 바위에 오르지 않고 둘레길로 돌아봅니다.',
        ca: 'Forty-five minutes south, two halves of a boulder the size of a house sit in open fields. The place is sacred to the Blackfoot, so we walk around it and leave the climbing alone.',
        cn: '往南约 45 分钟，一块房子大的巨石裂成两半，静静躺在田野里。这里是黑脚族的圣地，我们沿步道绕一圈，不攀爬。',
      },
    },
    {
      minutes: 90,
      picture: 'foothills-ranch',
      videoId: 'moraine0009',
      bilibiliId: 'BV1moraine09',
      title: { kr: '카우보이 트레일', ca: 'The Cowboy Trail', cn: '牛仔之路' },
      body: {
        kr: '다이아몬드 밸리에서 밀라빌을 지나 북쪽으로 22번 도로를 달립니다. 울타리 너머 소 떼 뒤로 로키가 병풍처럼 이어지고, 전망 좋은 곳마다 차를 세웁니다.',
        ca: 'North from Diamond Valley through Millarville on Highway 22, with cattle on one side and the front ranges on the other. We pull over wherever the view asks for it.',
        cn: '从钻石谷经米拉维尔沿 22 号公路北行，一边是牛群，一边是落基山。看到好风景，随时停车拍照。',
      },
    },
    {
      minutes: 95,
      title: { kr: '브래그 크릭에서 쉬어 가기', ca: 'A pause in Bragg Creek', cn: '布拉格溪小憩' },
      body: {
        kr: '통나무집 카페와 공방이 모인 숲속 마을입니다. 엘보강을 따라 잠시 걷고 파이 한 조각 나눠 드신 뒤 40분쯤 달려 캘거리로 돌아옵니다.',
        ca: 'A village of log shops in the trees. There is time for a short walk by the Elbow River and a slice of pie before the forty-minute drive back.',
        cn: '林间小镇，木屋咖啡馆和手工作坊散落其间。在肘河边走一走，吃块派，再开 40 分钟回卡尔加里。',
      },
    },
    {
      minutes: 55,
      picture: 'calgary-night',
      title: {
        kr: '맥휴 블러프의 저녁, 그리고 귀가',
        ca: 'Dusk on McHugh Bluff, then home',
        cn: '麦克休崖看夜景，送回酒店',
      },
      body: {
        kr: '언덕 위에서 도심에 불이 하나둘 켜지는 모습을 보고 숙소까지 모셔다드립니다.',
        ca: 'From the bluff you look straight across the river at the towers as the lights come on. Then we take you home.',
        cn: '站在崖上隔河望去，高楼的灯一盏盏亮起。看完送您回酒店。',
      },
    },
  ],
  departures: [
    {
      inDays: 9,
      male: 1,
      female: 1,
      remarks: {
        kr: '60대 부부입니다. 천천히 걷는 일정을 원하십니다.',
        ca: 'A couple in their sixties who like an easy pace.',
        cn: '一对六十多岁的夫妇，希望走得慢一些。',
      },
    },
    {
      inDays: 23,
      male: 0,
      female: 1,
      remarks: {
        kr: '혼자 오시는 분입니다. 사진 찍기 좋은 곳에 오래 머물고 싶어 하십니다.',
        ca: 'A solo traveller, keen on photography.',
        cn: '一位独自旅行的女士，喜欢摄影。',
      },
    },
  ],
}
