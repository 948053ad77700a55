type Picture = { alt: { kr: string; ca: string; cn: string }; width: 1920; height: 1280 }

const picture = (kr: string, ca: string, cn: string): Picture => ({
  alt: { kr, ca, cn },
  width: 1920,
  height: 1280,
})

export const pictures: Record<string, Picture> = {
  'moraine-lake-dawn': picture(
    '새벽빛이 봉우리를 물들이는 모레인 호수',
    'First light on the peaks above Moraine Lake',
    '晨光染红梦莲湖上的群峰',
  ),
  'moraine-lake-noon': picture(
    '한낮의 청록빛 모레인 호수와 텐픽스',
    'Turquoise Moraine Lake at midday below the Ten Peaks',
    '正午碧蓝的梦莲湖与十峰山',
  ),
  'lake-louise-still': picture(
    '빙하가 거울처럼 비치는 고요한 레이크 루이스',
    'Lake Louise lying still, its glacier mirrored in the water',
    '平静如镜、倒映冰川的露易丝湖',
  ),
  'lake-louise-canoe': picture(
    '가문비나무 너머로 펼쳐진 옥빛 레이크 루이스',
    'The turquoise water of Lake Louise, seen past the spruces',
    '透过云杉望见的碧绿露易丝湖',
  ),
  'peyto-lake': picture(
    '전망대에서 내려다본 페이토 호수',
    'Peyto Lake seen from the lookout',
    '从观景台俯瞰佩托湖',
  ),
  'bow-lake': picture(
    '갈대 너머로 펼쳐진 보우 호수의 오후',
    'Afternoon at Bow Lake, seen across the shore grass',
    '隔着岸边水草望见的午后弓湖',
  ),
  'emerald-lake': picture(
    '초록 숲에 둘러싸인 요호의 에메랄드 호수',
    'Emerald Lake in Yoho, ringed by green forest',
    '绿林环抱的幽鹤翡翠湖',
  ),
  'larch-valley': picture(
    '황금빛 낙엽송이 가득한 라치 밸리',
    'Larch Valley at the height of its gold',
    '满谷金黄的落叶松谷',
  ),
  'larch-valley-sunset': picture(
    '해 질 녘 노을에 물든 라치 밸리',
    'Larches glowing at sunset in Larch Valley',
    '夕阳映照下的落叶松谷',
  ),
  icefield: picture(
    '끝없이 펼쳐진 컬럼비아 대빙원의 설원',
    'The wide white of the Columbia Icefield',
    '一望无际的哥伦比亚冰原',
  ),
  'icefields-parkway': picture(
    '가을 숲 사이로 뻗은 아이스필드 파크웨이',
    'The Icefields Parkway running through autumn forest',
    '穿过秋林的冰原大道',
  ),
  'ten-peaks': picture(
    '아침 안개 위로 붉게 솟은 텐픽스',
    'The Ten Peaks glowing above morning fog',
    '晨雾之上，朝霞映红的十峰山',
  ),
  'castle-mountain': picture(
    '초원 너머로 우뚝 선 캐슬 마운틴',
    'Castle Mountain standing over its meadow',
    '草甸之上巍然耸立的城堡山',
  ),
  'vermilion-lakes': picture(
    '노을빛 버밀리언 호수와 런들산',
    'Mount Rundle at sunset over Vermilion Lakes',
    '晚霞中的朱砂湖与伦德尔山',
  ),
  'sulphur-ridge': picture(
    '설퍼산 능선에서 바라본 운해',
    'A sea of cloud below the ridge of Sulphur Mountain',
    '硫磺山山脊下的云海',
  ),
  'johnston-canyon-falls': picture(
    '협곡 사이로 떨어지는 존스턴 캐니언 폭포',
    'A waterfall dropping into Johnston Canyon',
    '约翰斯顿峡谷中的瀑布',
  ),
  'takakkaw-falls': picture(
    '절벽을 타고 곧게 쏟아지는 타카카우 폭포',
    'Takakkaw Falls plunging straight down its cliff',
    '从峭壁直泻而下的塔卡考瀑布',
  ),
  'hot-springs-evening': picture(
    '김이 피어오르는 저녁의 밴프 노천 온천',
    'Steam over the Banff hot springs in the evening',
    '暮色中热气升腾的班夫露天温泉',
  ),
  'hot-springs-winter': picture(
    '눈 덮인 숲속의 겨울 온천',
    'A winter hot spring among snowy trees',
    '雪林环绕的冬日温泉',
  ),
  'two-jack-lake': picture(
    '아침 햇살을 받은 런들산과 투잭 호수의 작은 섬',
    'The small island of Two Jack Lake with Mount Rundle at sunrise',
    '晨光中的双杰克湖小岛与伦德尔山',
  ),
  'lake-minnewanka': picture(
    '구름 사이로 햇살이 내리는 미네완카 호수',
    'Sun through the clouds over Lake Minnewanka',
    '云隙透光的明尼万卡湖',
  ),
  'snow-ridges': picture(
    '아침 햇살 아래 겹겹이 이어진 로키의 설산 능선',
    'Snowy ridges of the Rockies in morning sun',
    '晨光下层层叠叠的落基山雪脊',
  ),
  'winter-lake-night': picture(
    '은하수 아래 고요한 겨울 호수',
    'A winter lake under the Milky Way',
    '银河下寂静的冬日湖泊',
  ),
  'sunrise-ridge': picture(
    '안개 위로 해가 떠오르는 로키산맥',
    'Sunrise over misty ridges of the Rockies',
    '薄雾之上落基山的日出',
  ),
  'rain-clearing': picture(
    '비 갠 뒤 숲 위로 쏟아지는 햇살',
    'Sunbeams over the forest as the rain clears',
    '雨后初晴，阳光洒落山林',
  ),
  'canmore-three-sisters': picture(
    '보우강에 비친 캔모어 세 자매봉',
    'The Three Sisters above the Bow River in Canmore',
    '倒映在弓河中的坎莫尔三姐妹峰',
  ),
  'canmore-winter': picture(
    '분홍빛 설산 아래 불을 밝힌 겨울 캔모어',
    'The lights of Canmore below pink winter peaks',
    '粉色雪山下华灯初上的冬日坎莫尔',
  ),
  'calgary-dusk': picture(
    '해 질 녘 보우강이 굽이쳐 흐르는 캘거리',
    'The Bow River winding towards Calgary at dusk',
    '黄昏时分，弓河蜿蜒流向卡尔加里',
  ),
  'calgary-river': picture(
    '보우강 둑에서 바라본 캘거리 도심',
    'Downtown Calgary seen from the banks of the Bow',
    '从弓河岸边远眺卡尔加里市中心',
  ),
  'calgary-night': picture(
    '강 양쪽으로 불빛이 펼쳐진 캘거리 야경',
    'The lights of Calgary on both sides of the river at night',
    '河流两岸灯火点点的卡尔加里夜景',
  ),
  'foothills-ranch': picture(
    '로키산맥 아래로 물결치는 목장 구릉지',
    'Ranchland hills rolling towards the Rockies',
    '绵延至落基山脚下的牧场丘陵',
  ),
  badlands: picture(
    '줄무늬 지층이 드러난 드럼헬러 배드랜드',
    'Banded hills of the Drumheller badlands',
    '层层叠叠的德拉姆黑勒恶地',
  ),
  'prairie-sunset': picture(
    '밀밭 너머로 해가 지는 앨버타 대평원',
    'Sunset over an Alberta wheat field and grain elevator',
    '阿尔伯塔麦田与谷仓的日落',
  ),
  'prairie-storm': picture(
    '노란 유채밭 위로 몰려오는 먹구름',
    'Storm clouds rolling over a yellow canola field',
    '乌云压向金黄的油菜花田',
  ),
  'kananaskis-valley': picture(
    '가을빛 강이 굽이치는 카나나스키스 계곡',
    'The Kananaskis Valley and its river in autumn',
    '秋色中河流蜿蜒的卡纳纳斯基斯山谷',
  ),
  'barrier-lake': picture(
    '푸른 물빛의 배리어 호수',
    'The blue water of Barrier Lake',
    '湛蓝的巴里尔湖',
  ),
  'upper-lakes-autumn': picture(
    '단풍이 비치는 어퍼 카나나스키스 호수',
    'Autumn gold reflected in Upper Kananaskis Lake',
    '倒映金秋的上卡纳纳斯基斯湖',
  ),
  'kananaskis-stars': picture(
    '카나나스키스 산 위로 흐르는 은하수',
    'The Milky Way over the mountains of Kananaskis',
    '卡纳纳斯基斯群山之上的银河',
  ),
  'elbow-falls': picture(
    '바위 사이로 쏟아지는 엘보 폭포',
    'Elbow Falls spilling between the rocks',
    '岩石间奔流而下的肘河瀑布',
  ),
  'aurora-curtain': picture(
    '옐로나이프 밤하늘에 커튼처럼 드리운 오로라',
    'Curtains of aurora over Yellowknife',
    '黄刀镇夜空中如帘幕般垂落的极光',
  ),
  'aurora-lake': picture(
    '호수에 비친 옐로나이프의 초록빛 오로라',
    'Green aurora mirrored in a lake near Yellowknife',
    '倒映在黄刀镇湖面的绿色极光',
  ),
  'aurora-cabin': picture(
    '눈 덮인 오두막 위로 춤추는 오로라',
    'Aurora dancing above a small cabin in the snow',
    '雪中小木屋上空舞动的极光',
  ),
  'aurora-corona': picture(
    '머리 위에서 부챗살처럼 쏟아지는 오로라',
    'An aurora corona bursting overhead',
    '在头顶迸发的冠状极光',
  ),
  'aurora-red': picture(
    '붉은빛으로 물든 보기 드문 오로라',
    'A rare red aurora above the northern lake',
    '北国湖上罕见的红色极光',
  ),
  'snow-forest-moon': picture(
    '보름달이 비추는 눈 덮인 북쪽 숲',
    'A full moon over the snowy northern forest',
    '满月照耀下的北国雪林',
  ),
  'ice-road': picture(
    '얼어붙은 호수 위로 이어지는 옐로나이프 얼음 도로',
    'The ice road across the frozen lake at Yellowknife',
    '黄刀镇冰封湖面上的冰路',
  ),
  'midnight-sun': picture(
    '한밤에도 환한 백야의 북쪽 호수',
    'The midnight sun over a northern lake',
    '白夜里午夜太阳下的北方湖泊',
  ),
  'mexico-beach-noon': picture(
    '맑고 푸른 멕시코 해안의 작은 만',
    'Clear blue water in a bay on the Mexican coast',
    '墨西哥海岸边清澈的蓝色海湾',
  ),
  'mexico-beach-sunset': picture(
    '노을에 물든 멕시코 태평양 해안',
    'Sunset over a headland on the Mexican coast',
    '墨西哥海岸岬角上的落日',
  ),
  'mexico-agave': picture(
    '오악사카 골짜기에 끝없이 이어지는 푸른 아가베 밭',
    'Rows of blue-green agave in the valleys of Oaxaca',
    '瓦哈卡山谷里一望无际的龙舌兰田',
  ),
  'mexico-old-town-dusk': picture(
    '저녁 불빛이 켜지는 오악사카 계곡',
    'Evening lights in the valley of Oaxaca',
    '华灯初上的瓦哈卡谷地',
  ),
  'asia-lanterns': picture(
    '강가에 등불이 켜진 양삭의 저녁',
    'Lamps along the river in Yangshuo at dusk',
    '傍晚阳朔江边的点点灯火',
  ),
  'asia-terraces': picture(
    '물이 찬 계단식 논과 아침 안개',
    'Flooded rice terraces in the morning mist',
    '晨雾中蓄满水的梯田',
  ),
  'asia-misty-peaks': picture(
    '운무에 잠긴 용척의 산봉우리들',
    'The peaks around Longji in a sea of mist',
    '云雾缭绕的龙脊群峰',
  ),
  'asia-temple-night': picture(
    '달빛 아래 안개에 잠긴 계림의 봉우리',
    'The hills of Guilin in mist under the moon',
    '月色下云雾缭绕的桂林群峰',
  ),
  'asia-river-karst': picture(
    '이강에 고요히 비치는 계림의 봉우리',
    'Karst hills mirrored in the Li River, Guilin',
    '倒映在漓江中的桂林峰林',
  ),
  'road-dawn': picture(
    '동틀 무렵 산으로 이어지는 길',
    'A road leading into the mountains at dawn',
    '黎明时分通往群山的公路',
  ),
  'campfire-night': picture(
    '별밤 호숫가의 모닥불',
    'A campfire by the lake under the stars',
    '星空下湖畔的篝火',
  ),
}
