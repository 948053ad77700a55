#!/usr/bin/env bash
# A day's track with a walk at Lake Louise, a drive with the recorder off and a walk in Banff, read by three npm packages.
#
# GPX 1.1 ends a segment where recording stops, so that points of two segments are not joined. Each walk here is 334 m long, rises
# 15 m and has a point each minute.
# Guessed: all count 667 m, since segments are the one thing that a track consists of. Seen:
#   gpxparser 3.0.8        53 km and 363 m down, with the drive as a straight line, which is also drawn on the map
#   @we-gold/gpxjs 1.2.0   the same. And a walk ends at its last point but one, and has no moving time at all where its points
#                          are more than ten seconds apart, as phones write them to spare the battery
#   @tmcw/togeojson 7.1.3  two lines, as it should be
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @tmcw/togeojson@7.1.3 @we-gold/gpxjs@1.2.0 gpxparser@3.0.8 jsdom@24.1.3

cat >walks.mjs <<'JS'
import { gpx } from '@tmcw/togeojson'
import { parseGPXWithCustomParser } from '@we-gold/gpxjs'
import GpxParser from 'gpxparser'
import { JSDOM } from 'jsdom'

const read = (text) => new JSDOM(text, { contentType: 'text/xml' }).window.document
const window = new JSDOM().window
globalThis.DOMParser = window.DOMParser

/** Points 111 m apart, `seconds` apart, to the north and up. */
function walk([latitude, longitude, metres], start, seconds) {
  const points = [0, 1, 2, 3].map((each) => {
    const time = new Date(Date.parse(start) + each * seconds * 1000).toISOString()
    const place = `lat="${(latitude + each * 0.001).toFixed(4)}" lon="${longitude}"`
    return `<trkpt ${place}><ele>${metres + each * 5}</ele><time>${time}</time></trkpt>`
  })
  return `<trkseg>${points.join('')}</trkseg>`
}
const track = (...walks) =>
  `<?xml version="1.0"?><gpx version="1.1" creator="phone" xmlns="http://www.topografix.com/GPX/1/1"><trk>${walks.join('')}</trk></gpx>`
const LOUISE = [51.4164, -116.2176, 1731]
const BANFF = [51.1784, -115.5708, 1383]
const day = track(walk(LOUISE, '2026-07-15T15:00:00Z', 60), walk(BANFF, '2026-07-15T18:00:00Z', 60))

const summary = ({ distance, elevation }, [{ geometry }]) =>
  `${Math.round(distance.total)} m, ${elevation.pos ?? elevation.positive} up, ${elevation.neg ?? elevation.negative} down, ${geometry.type}`
const parser = new GpxParser()
parser.parse(day)
console.log(`gpxparser: ${summary(parser.tracks[0], parser.toGeoJSON().features)}`)
const [file] = parseGPXWithCustomParser(day, read)
console.log(`gpxjs: ${summary(file.tracks[0], file.toGeoJSON().features)}`)
console.log(`togeojson: ${gpx(read(day)).features[0].geometry.type}`)
for (const seconds of [5, 10, 20, 60]) {
  const [{ tracks }] = parseGPXWithCustomParser(track(walk(LOUISE, '2026-07-15T15:00:00Z', seconds)), read)
  const { movingDuration, totalDuration } = tracks[0].duration
  console.log(`gpxjs, ${seconds * 3} s in steps of ${seconds}: ${totalDuration} s, of them ${movingDuration} moving`)
}
JS
node walks.mjs | tee seen

diff seen - <<'SEEN'
gpxparser: 53015 m, 30 up, 363 down, LineString
gpxjs: 53015 m, 30 up, 363 down, LineString
togeojson: MultiLineString
gpxjs, 15 s in steps of 5: 10 s, of them 10 moving
gpxjs, 30 s in steps of 10: 20 s, of them 20 moving
gpxjs, 60 s in steps of 20: 40 s, of them 0 moving
gpxjs, 180 s in steps of 60: 120 s, of them 0 moving
SEEN
echo 'As described.'
