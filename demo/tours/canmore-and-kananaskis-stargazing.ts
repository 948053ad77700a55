import type { DemoTour } from './demo-tour.ts'

export const tour: DemoTour = {
  id: 8,
  status: 1,
  categoryId: 3,
  price: null,
  pricePerPerson: {},
  discount: 0,
  minPerson: 2,
  tripDays: 1,
  pictures: [
    'kananaskis-stars',
    'canmore-three-sisters',
    'campfire-night',
    'barrier-lake',
    'calgary-dusk',
  ],
  name: {
    kr: '캔모어와 카나나스키스 별밤 투어',
    ca: 'Canmore and Kananaskis Stargazing Evening',
    cn: '坎莫尔·卡纳纳斯基斯观星之夜',
  },
  description: {
    kr: '도시 불빛에서 한 시간 벗어나면 은하수가 눈에 들어옵니다. 캔모어에서 노을과 저녁 식사를 즐긴 뒤, 카나나스키스 호숫가에서 망원경으로 별을 보고 모닥불에 몸을 녹이는 저녁 투어입니다. 출발 시간이 계절마다 다르니, 날짜를 알려 주시면 시간과 요금을 바로 안내해 드립니다.',
    ca: 'An hour from the city lights, the Milky Way is simply there. We watch the sun go down behind the Three Sisters, have dinner in Canmore and drive to a dark lakeshore in Kananaskis with a telescope and a thermos. The hours change with the season, so ask us for a price.',
    cn: '驶离城市灯光一小时，抬头就是银河。先在坎莫尔看三姐妹峰日落、吃晚餐，再到卡纳纳斯基斯的湖边用望远镜看星星、围着篝火取暖。出发时间随季节而定，价格请咨询。',
  },
  bulletin: {
    kr: `### 이런 점이 좋아요

- 노을에 물드는 세 자매봉
- 캔모어에서 여유로운 저녁 식사
- 망원경으로 보는 달, 토성, 성단
- 모닥불 옆에서 마시는 코코아와 마시멜로
- 삼각대로 찍어 드리는 별밤 가족사진

### 이 투어가 특별한 이유

별자리를 하나하나 짚어 가며 이야기해 드립니다. 아이가 졸려 하면 바로 돌아오고, 하늘이 맑으면 더 머무릅니다. 오로라 지수가 높은 밤에는 북쪽 하늘이 트인 곳으로 자리를 옮깁니다.

### 알아 두세요

- 별 보기 좋은 때는 **8월 중순부터 4월까지**, 그중에서도 그믐 전후입니다. 6월과 7월은 밤 11시가 넘어야 어두워집니다.
- 당일 정오에 구름 예보를 확인해 알려 드립니다. 하늘이 흐리면 다른 날로 옮기거나 전액 환불받으실 수 있습니다.
- 한여름에도 밤에는 쌀쌀하니 두꺼운 겉옷을 챙겨 주세요.
- 산불 위험으로 불이 금지된 날에는 모닥불 대신 랜턴과 따뜻한 음료를 준비합니다.
- 오로라는 자연 현상이라 약속드릴 수 없습니다.`,
    ca: `### Highlights

- Sunset on the Three Sisters
- An unhurried dinner in Canmore
- The moon, Saturn or a star cluster through the telescope
- Cocoa and marshmallows by the fire
- Your portrait under the stars, taken on a tripod

### What makes it special

Your guide points out the constellations one at a time and tells the stories behind them. If the youngest falls asleep we head home; if the sky is too good to leave, we stay. On nights with a strong aurora forecast we move to a spot with a clear view north.

### Good to know

- The best months are **mid-August through April**, close to the new moon. In June and July it is not truly dark until after 11:00 p.m. Calgary time.
- We check the cloud forecast at noon on the day. If it looks hopeless, you choose between another night and a full refund.
- Nights are cool even in summer. Bring a proper jacket.
- During a fire ban we swap the campfire for lanterns and hot drinks.
- Northern lights are a bonus here, never a promise.`,
    cn: `### 行程亮点

- 三姐妹峰日落
- 在坎莫尔从容吃一顿晚餐
- 用天文望远镜看月亮、土星和星团
- 篝火边喝热可可、烤棉花糖
- 架好三脚架，为您拍星空合影

### 为什么值得选

司导带您一个个认星座，讲星空里的故事。孩子困了就回，天好就多待一会儿。遇上极光指数高的夜晚，换到北面开阔的地方去等。

### 出行须知

- 最佳时间是**8 月中旬至次年 4 月**，新月前后尤其好；6、7 月要到夜里 11 点以后天才全黑。
- 当天中午我们看云图后通知您。云太厚，可改期或全额退款。
- 夏天夜里也冷，请带厚外套。
- 遇到禁火令，篝火改为露营灯和热饮。
- 极光可遇不可求，无法保证。`,
  },
  route: {
    kr: '캘거리 – 캔모어 – 배리어 호수 – 카나나스키스 – 캘거리',
    ca: 'Calgary – Canmore – Barrier Lake – Kananaskis – Calgary',
    cn: '卡尔加里 – 坎莫尔 – 巴里尔湖 – 卡纳纳斯基斯 – 卡尔加里',
  },
  included: {
    kr: [
      '일행 전용 차량과 유류비, 주차비',
      '별자리를 설명해 드리는 한국어 가이드(영어·중국어 가능)',
      '천체 망원경과 쌍안경, 접이식 의자와 담요',
      '카나나스키스 보호구역 차량 통행권',
      '코코아, 마시멜로, 장작',
      '캘거리·캔모어·밴프 무료 픽업과 샌딩',
      '별밤 사진과 여행 영상 무료 제작',
    ],
    ca: [
      'Private vehicle, fuel and parking',
      'A guide who knows the sky, in English (Korean or Chinese on request)',
      'Telescope, binoculars, folding chairs and blankets',
      'Kananaskis Conservation Pass for the vehicle',
      'Cocoa, marshmallows and firewood',
      'Free pickup and drop-off in Calgary, Canmore and Banff',
      'Night portraits and a short video, free',
    ],
    cn: [
      '专属用车、油费和停车费',
      '懂星空的中文司导（也可选韩语或英语）',
      '天文望远镜、双筒望远镜、折叠椅和毛毯',
      '卡纳纳斯基斯保护区车辆通行证',
      '热可可、棉花糖和柴火',
      '卡尔加里、坎莫尔、班夫免费接送',
      '免费星空人像和旅拍视频',
    ],
  },
  excluded: {
    kr: ['캔모어에서의 저녁 식사', '가이드 팁(1인 C$15 기준)', 'GST 5%'],
    ca: ['Dinner in Canmore', 'Tip for the guide (we suggest C$15 per person)', '5% GST'],
    cn: ['坎莫尔晚餐', '司导小费（建议每人 C$15）', '5% 商品及服务税（GST）'],
  },
  itinerary: [
    {
      minutes: 80,
      picture: 'calgary-dusk',
      title: {
        kr: '캘거리 출발',
        ca: 'Leaving the city',
        cn: '离开城市',
      },
      body: {
        kr: '해 지기 두 시간 전쯤 숙소로 모시러 갑니다. 9월이라면 오후 5시 30분 무렵입니다.',
        ca: 'We pick you up about two hours before sunset. In mid-September that means around 5:30 p.m. Calgary time.',
        cn: '日落前约两小时到酒店接您，以 9 月中旬为例，约为卡尔加里时间下午 5 点半。',
      },
    },
    {
      minutes: 45,
      picture: 'canmore-three-sisters',
      title: {
        kr: '세 자매봉의 노을',
        ca: 'Sunset on the Three Sisters',
        cn: '三姐妹峰日落',
      },
      body: {
        kr: '쿼리 호수 물가를 걸으며 봉우리 끝에 남은 빛을 바라봅니다.',
        ca: 'A gentle walk around Quarry Lake while the last light climbs the peaks.',
        cn: '绕着采石湖慢慢走，看余晖一点点爬上山顶。',
      },
    },
    {
      minutes: 80,
      title: {
        kr: '캔모어에서 저녁 식사',
        ca: 'Dinner in Canmore',
        cn: '坎莫尔晚餐',
      },
      body: {
        kr: '메인 스트리트에는 피자집부터 스테이크 하우스까지 다양한 식당이 있습니다. 원하시는 곳을 미리 예약해 드립니다.',
        ca: 'Main Street has everything from wood-fired pizza to Alberta beef. Tell us what you like and we reserve a table.',
        cn: '主街上从柴烤比萨到阿尔伯塔牛排都有，告诉我们想吃什么，提前为您订位。',
      },
    },
    {
      minutes: 40,
      title: {
        kr: '어두운 하늘을 찾아서',
        ca: 'Into the dark',
        cn: '驶入黑夜',
      },
      body: {
        kr: '캔모어에서 35분쯤 달려 배리어 호수로 갑니다. 눈이 어둠에 적응하도록 휴대전화 화면은 어둡게 해 주세요.',
        ca: 'It is about 35 minutes to Barrier Lake. Dim your phones on the way and let your eyes adjust.',
        cn: '车程约 35 分钟到巴里尔湖。路上请调暗手机屏幕，让眼睛适应黑暗。',
      },
    },
    {
      minutes: 100,
      picture: 'kananaskis-stars',
      videoId: 'moraine0008',
      bilibiliId: 'BV1moraine08',
      title: {
        kr: '호숫가에서 별 보기',
        ca: 'Stars over the lake',
        cn: '湖边观星',
      },
      body: {
        kr: '여름과 가을에는 은하수, 겨울에는 오리온자리와 플레이아데스 성단이 주인공입니다. 망원경은 아이 눈높이에도 맞춰 드립니다.',
        ca: 'Summer and fall belong to the Milky Way, winter to Orion and the Pleiades. The telescope comes down to a child’s height.',
        cn: '夏秋看银河，冬天看猎户座和昴星团。望远镜可以调低，小朋友也能看。',
      },
    },
    {
      minutes: 50,
      picture: 'campfire-night',
      title: {
        kr: '모닥불과 코코아',
        ca: 'Campfire and cocoa',
        cn: '篝火与热可可',
      },
      body: {
        kr: '지정된 화덕에 불을 피우고 마시멜로를 굽습니다. 별밤 가족사진도 이때 찍어 드립니다.',
        ca: 'We light one of the public fire pits, toast marshmallows and take your portrait under the sky.',
        cn: '在公共火坑生起篝火，烤棉花糖，再拍一张星空下的合影。',
      },
    },
    {
      minutes: 65,
      title: {
        kr: '캘거리 도착',
        ca: 'Back to the city',
        cn: '返回卡尔加里',
      },
      body: {
        kr: '9월이라면 새벽 1시쯤 도착합니다. 차 안에서 편히 주무세요.',
        ca: 'In September you are home around 1:00 a.m. Calgary time. Sleep in the car as much as you like.',
        cn: '以 9 月为例，卡尔加里时间凌晨 1 点左右送您回到酒店，路上可以放心睡一觉。',
      },
    },
  ],
  departures: [
    {
      inDays: 11,
      male: 1,
      female: 1,
      remarks: {
        kr: '연인 두 분입니다. 흐리면 다음 날로 옮기실 수 있습니다.',
        ca: 'A couple; can move to the next night if it is cloudy.',
        cn: '一对情侣，多云可顺延一晚。',
      },
    },
    {
      inDays: 25,
      male: 1,
      female: 2,
      remarks: {
        kr: '초등학생이 있는 세 식구입니다. 캔모어에서 타십니다.',
        ca: 'Family of three with a school-age child, joining in Canmore.',
        cn: '带一名小学生的三口之家，在坎莫尔上车。',
      },
    },
  ],
}
