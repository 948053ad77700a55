import type { DemoMember } from './demo-board.ts'

export const members: DemoMember[] = [
  { username: '하늘바라기', email: 'haneul.baragi@example.com', lang: 'kr' },
  { username: '은퇴부부', email: 'busan.couple@example.com', lang: 'kr' },
  { username: 'jihoon87', email: 'jihoon87@example.com', lang: 'kr' },
  { username: '유학생민서', email: 'minseo.yyc@example.com', lang: 'kr' },
  { username: '제주며느리', email: 'jeju.myeoneuri@example.com', lang: 'kr' },
  { username: 'linxiaoyu', email: 'linxiaoyu@example.com', lang: 'cn' },
  { username: 'chenjia4', email: 'chen.family@example.com', lang: 'cn' },
  { username: 'laozhou61', email: 'laozhou61@example.com', lang: 'cn' },
  { username: 'momoYYC', email: 'momo.yyc@example.com', lang: 'cn' },
  { username: 'PrairieJo', email: 'prairie.jo@example.com', lang: 'ca' },
  { username: 'RaviM88', email: 'ravi.m88@example.com', lang: 'ca' },
  { username: 'AminaH', email: 'amina.h@example.com', lang: 'ca' },
]
