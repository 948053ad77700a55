import { describe, expect, it } from 'vitest'
import { readPosition } from '../../../web/desk/tours/itinerary/map-link'

const LOUISE = { latitude: 51.41667, longitude: -116.2175 }

describe('a position', () => {
  it.each([
    ['51.41667, -116.2175'],
    ['51.41667 -116.2175'],
    ['51.41667，−116.2175'],
    ['51°25′0″N 116°13′3″W'],
    [`51°25'00.012"N, 116°13'03"W`],
    ['geo:51.41667,-116.2175?z=15'],
    [
      'https://www.google.com/maps/place/Lake+Louise/@51.3,-116.0,13z/data=!4m6!3m5!1s0x5371:0x1f2!8m2!3d51.41667!4d-116.2175!16zL20v',
    ],
    ['https://www.google.com/maps/@51.41667,-116.2175,15z?entry=ttu'],
    ['https://www.google.com/maps/search/51.41667,+-116.2175?sa=X'],
    ['https://www.google.com/maps/search/?api=1&query=51.41667%2C-116.2175'],
    ['https://maps.google.com/?q=loc:51.41667,-116.2175'],
    ['www.google.ca/maps/dir/Banff/51.41667,-116.2175'],
    ['https://maps.apple.com/?ll=51.41667,-116.2175&q=Lake%20Louise'],
    ['https://maps.apple.com/place?address=Lake&coordinate=51.41667,-116.2175&name=Lake'],
    ['https://map.kakao.com/link/map/레이크 루이스,51.41667,-116.2175'.replaceAll(' ', '%20')],
    ['https://map.kakao.com/link/to/51.41667,-116.2175'],
    ['[카카오맵] 레이크 루이스 https://map.kakao.com/link/map/51.41667,-116.2175'],
    ['kakaomap://look?p=51.41667,-116.2175'],
    ['nmap://place?lat=51.41667&lng=-116.2175&name=Lake&appname=x'],
    ['https://map.naver.com/p/search/x?lng=-116.2175&lat=51.41667'],
    ['https://uri.amap.com/marker?position=-116.2175,51.41667&name=露易丝湖'],
    ['https://www.amap.com/?q=51.41667,-116.2175,露易丝湖'],
    ['https://www.amap.com/?p=B0FFF,51.41667,-116.2175,露易丝湖,加拿大'],
    ['https://www.openstreetmap.org/?mlat=51.41667&mlon=-116.2175#map=15/51.4/-116.2'],
    ['https://www.openstreetmap.org/#map=15/51.41667/-116.2175'],
  ])('is read from %s', (text) => {
    expect(readPosition(text)).toEqual({ position: LOUISE, fault: null })
  })

  it.each([
    ['Lake Louise', 'unreadable'],
    ['51.4', 'unreadable'],
    ['https://maps.app.goo.gl/AbC123', 'shortLink'],
    ['레이크 루이스 https://naver.me/GxyZ', 'shortLink'],
    ['https://kko.to/abc', 'shortLink'],
    ['https://surl.amap.com/abc', 'shortLink'],
    ['https://maps.apple/p/AbC', 'shortLink'],
    ['https://map.kakao.com/?urlX=503108&urlY=1104437', 'noPosition'],
    ['https://www.google.com/maps/place/Lake+Louise', 'noPosition'],
    ['https://map.naver.com/p/entry/place/11491438?c=15.00,0,0,0,dh', 'noPosition'],
    ['95.1, 10', 'outside'],
    ['51.4, -190', 'outside'],
    ['0, 0', 'outside'],
  ])('is not read from %s: %s', (text, fault) => {
    expect(readPosition(text)).toEqual({ position: null, fault })
  })

  it('of an Amap link in China is moved to where GPS has it', () => {
    const guilin = readPosition('https://uri.amap.com/marker?position=110.29534,25.27363')
    expect(guilin.position?.latitude).toBeCloseTo(25.2763, 3)
    expect(guilin.position?.longitude).toBeCloseTo(110.2906, 3)
    const gps = 'https://uri.amap.com/marker?position=110.29534,25.27363&coordinate=wgs84'
    expect(readPosition(gps).position).toEqual({ latitude: 25.27363, longitude: 110.29534 })
  })
})
