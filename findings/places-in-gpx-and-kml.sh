#!/usr/bin/env bash
# Meeting points in GPX 1.1 and KML 2.2 with names of the everyday sort: "Fish & Chips", and a place without a height.
#
# Guessed: a reader undoes what XML writes for & and <, a place without a height has none, and a height that is given is written.
# Seen:
#   gpxparser 3.0.8            the name is "Fish &amp; Chips", and of a description in CDATA the marks stay: <![CDATA[…]]>
#   gpx-parse 0.10.4           a place without <ele>, which is optional, is one metre below the sea
#   @placemarkio/tokml 0.3.9   leaves the height of every point out, without a word
# gpx-parser-builder 1.2.0, @we-gold/gpxjs 1.2.0 and tokml 0.4.0 have all of it right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gpxparser@3.0.8 gpx-parse@0.10.4 gpx-parser-builder@1.2.0 \
  @we-gold/gpxjs@1.2.0 tokml@0.4.0 @placemarkio/tokml@0.3.9 @xmldom/xmldom@0.8.10 jsdom@24.1.3

cat >places.mjs <<'JS'
import { createRequire } from 'node:module'
import { toKML } from '@placemarkio/tokml'
import { parseGPXWithCustomParser } from '@we-gold/gpxjs'
import { JSDOM } from 'jsdom'

const require = createRequire(import.meta.url)
globalThis.DOMParser = new JSDOM('').window.DOMParser
const GpxParser = require('gpxparser')
const gpxParse = require('gpx-parse')
const builder = require('gpx-parser-builder')
const tokml = require('tokml')

const gpx = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="example" xmlns="http://www.topografix.com/GPX/1/1">
<wpt lat="51.1784" lon="-115.5708"><name>Fish &amp; Chips</name><desc><![CDATA[밴프 역 <정문>]]></desc></wpt></gpx>`

const show = (name, ...values) => console.log(`${name}: ${values.map((value) => JSON.stringify(value ?? null)).join(' ')}`)
const old = new GpxParser()
old.parse(gpx)
show('gpxparser', old.waypoints[0].name, old.waypoints[0].desc, old.waypoints[0].ele)
gpxParse.parseGpx(gpx, (_, { waypoints: [place] }) => show('gpx-parse', place.name, place.elevation))
const [built] = (builder.default ?? builder).parse(gpx).wpt
show('gpx-parser-builder', built.name, built.desc, built.ele)
const [read] = parseGPXWithCustomParser(gpx, (text) => new DOMParser().parseFromString(text, 'text/xml'))
show('@we-gold/gpxjs', read.waypoints[0].name, read.waypoints[0].description, read.waypoints[0].elevation)

const summit = { type: 'Feature', properties: { name: '밴프 & 역' }, geometry: { type: 'Point', coordinates: [-115.57, 51.18, 1383] } }
for (const [name, write] of Object.entries({ tokml, '@placemarkio/tokml': toKML })) {
  const kml = write({ type: 'FeatureCollection', features: [summit] })
  show(name, /<name>.*<\/name>/.exec(kml)?.[0], /<coordinates>(.*)<\/coordinates>/.exec(kml)[1])
}
JS
node places.mjs | tee seen

diff seen - <<'SEEN'
gpxparser: "Fish &amp; Chips" "<![CDATA[밴프 역 <정문>]]>" null
gpx-parse: "Fish & Chips" -1
gpx-parser-builder: "Fish & Chips" "밴프 역 <정문>" null
@we-gold/gpxjs: "Fish & Chips" "밴프 역 <정문>" null
tokml: "<name>밴프 &amp; 역</name>" "-115.57,51.18,1383"
@placemarkio/tokml: "<name>밴프 &#x26; 역</name>" "-115.57,51.18"
SEEN
echo 'As described.'
