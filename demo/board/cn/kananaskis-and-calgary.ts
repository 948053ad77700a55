import type { DemoTopic } from '../demo-board.ts'

export const kananaskisAndCalgary: DemoTopic[] = [
  {
    tourId: 7,
    category: 3,
    author: 'chenjia4',
    title: '卡纳纳斯基斯会不会碰到熊？带孩子有点怕',
    content: `孩子爸特别想走这条线，我就怕熊。带个5岁的下车走步道，到底安不安全？防熊喷雾要自己买吗？`,
    tags: ['熊', '亲子', '安全'],
    isPrivate: false,
    daysAgo: 301,
    views: 229,
    replies: [
      {
        author: 'admin',
        content:
          '担心很正常。司导随身带防熊喷雾，也会先教大家怎么做：不跑、聚拢、慢慢后退；孩子走在大人中间。出发前我们会看当天的野生动物通告，有熊出没的步道一律不去。',
        daysAfter: 1,
      },
      {
        author: 'momoYYC',
        content: '我去过四五次，看到熊的那次是在车里，它过马路比行人还守规矩。',
        daysAfter: 2,
      },
      {
        author: 'chenjia4',
        content: '哈哈哈被你这么一说没那么怕了。那就定了，孩子爸高兴得要请全家吃饭。',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 8,
    category: 3,
    author: 'linxiaoyu',
    title: '八月看英仙座流星雨，几号出发比较好？',
    content: `想看流星雨，又怕碰上满月。我们只会用手机，能拍到银河吗？三脚架要自己带吗？`,
    tags: ['流星雨', '摄影'],
    isPrivate: false,
    daysAgo: 178,
    views: 151,
    replies: [
      {
        author: 'admin',
        content:
          '英仙座流星雨每年 8 月 12 日前后最盛，前后三天都不错，关键是避开月亮。把可选的日子发来，我们按月落时间帮您挑。手机夜景模式加三脚架就能拍到银河，三脚架和手机夹都可以借。',
        daysAfter: 1,
      },
      {
        author: 'linxiaoyu',
        content: '太贴心了！8月10号到15号都空出来，等你们通知。',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 9,
    category: 2,
    author: 'momoYYC',
    title: '住了两年，才算认识卡尔加里',
    content: `爸妈暑假来看我，本来想自己带他们逛，后来发现除了学校和超市，我啥也不认识，果断求助。

早上走和平桥，我天天骑车经过，第一次知道是西班牙建筑师设计的，红色取自加拿大国旗和市旗。中央图书馆我爸喜欢得不得了，说退休就待在这儿。午饭在英格尔伍德吃越南粉，三个人六十多刀，我妈换算成人民币以后沉默了一会儿。

下午的大石头在麦田中间，云压得很低，远处在下雨，我们这边却出着太阳，拍出来像油画。司导说草原天气就这样，一天看三场。

晚上在山崖上看城里亮灯，我妈忽然说：“看到你住的地方是这个样子，我就放心了。”

我差点没绷住。谢谢你们。`,
    tags: ['卡尔加里', '父母', '留学生'],
    isPrivate: false,
    daysAgo: 112,
    views: 318,
    replies: [
      {
        author: 'admin',
        content:
          '能让阿姨放心，是我们这个夏天收到的最好的评价。欢迎常来坐坐，请您喝英格尔伍德那家的咖啡。',
        daysAfter: 1,
      },
      {
        author: 'laozhou61',
        content: '可怜天下父母心。我第一次来看儿子，看见他家冰箱是满的，这才放心。',
        daysAfter: 2,
      },
      { author: 'linxiaoyu', content: '看哭了，这就去给我妈看机票。', daysAfter: 3 },
    ],
  },
  {
    tourId: 10,
    category: 1,
    author: 'chenjia4',
    title: '德拉姆黑勒，一家四口一共700加元对吗？',
    content: `女儿迷恐龙两年了，这站必须去。跟您确认一下：页面写每人175加元，一家四口就是700加元，对吧？税和门票另外要多少？我们7月下旬的周三都可以。`,
    tags: ['恐龙', '预订', '价格'],
    isPrivate: false,
    daysAgo: 304,
    views: 121,
    replies: [
      {
        author: 'admin',
        content:
          '对的，**每人 C$175**，四位一共 C$700，加 5% GST 是 C$735。博物馆门票另付，成人 C$20 多，儿童有优惠，以官网为准。7 月下旬的周三还有车，要给您发报价吗？',
        daysAfter: 1,
      },
      { author: 'chenjia4', content: '要要要！女儿已经开始收拾她的放大镜了。', daysAfter: 1 },
      {
        author: 'admin',
        content:
          '报价已发到您邮箱，接受后就为您保留日期。放大镜一定要带，马蹄峡谷谷底能看到化石碎片，看完请放回原处，法律规定不能带走。',
        daysAfter: 2,
      },
    ],
  },
  {
    tourId: 10,
    category: 2,
    author: 'chenjia4',
    title: '女儿说：这里比迪士尼好',
    content: `先说结论：家里有恐龙迷的，这一天不能省。

一路都是黄灿灿的油菜花，开着开着，地忽然没了，底下是一层一层像千层蛋糕的峡谷。儿子喊“蛋糕”，女儿纠正他：“这是白垩纪。”

博物馆我们待了快三个小时。女儿站在“黑美人”霸王龙前面，把准备好的问题一条条问司导，司导答不上来的就带她去找工作人员，人家真的蹲下来跟她讲了十分钟。当妈的那一刻真的破防。

下午爬进世界最大恐龙的嘴里拍照，再去走吊桥。弟弟不敢过，司导牵着他数步子走过去的，走完他自己又跑了两个来回。回程迎着落日，两个娃都睡着了。

提醒：谷底巨晒，三十多度，帽子、防晒、换洗T恤都带上。门票提前网上买，不用排队。`,
    tags: ['恐龙', '亲子', '德拉姆黑勒'],
    isPrivate: false,
    daysAgo: 114,
    views: 297,
    replies: [
      {
        author: 'admin',
        content:
          '小古生物学家的问题清单我们留了一份，下次谁带队谁先预习。弟弟也很勇敢，过桥纪录保持者！',
        daysAfter: 1,
      },
      { author: 'chenjia4', content: '念给他听了，现在逢人就说自己是纪录保持者。', daysAfter: 1 },
      { author: 'linxiaoyu', content: '没娃的大人去会不会无聊？其实是我自己想去。', daysAfter: 5 },
      {
        author: 'chenjia4',
        content: '不会！孩子爸看得比孩子还认真，石柱林傍晚也很出片。',
        daysAfter: 6,
      },
    ],
  },
  {
    tourId: 11,
    category: 1,
    author: 'momoYYC',
    title: '两个女生想去牧场骑马，能帮忙订素食吗',
    content: `我和室友想报牧场那条线，她吃素（蛋奶可以）。280加元一位是折后价吗？订金转20加元就行？`,
    tags: ['素食', '骑马'],
    isPrivate: true,
    daysAgo: 158,
    views: 5,
    replies: [
      {
        author: 'admin',
        content:
          '是的，两人同行每人 C$280 就是折后价，另加 5% GST。订金 C$20，从尾款里扣。素食已告诉牧场，会准备烤蔬菜、炖豆和玉米面包。',
        daysAfter: 1,
      },
      {
        author: 'momoYYC',
        content: '收到，刚转过去了。我一米五八，零基础，求一匹脾气最好的马！',
        daysAfter: 1,
      },
      {
        author: 'admin',
        content: '订金已到账。牧场说给您留“奶油”，十六岁，见谁都打瞌睡。',
        daysAfter: 2,
      },
    ],
  },
]
