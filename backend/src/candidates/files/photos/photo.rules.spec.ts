import { jpegPage } from './photo.rules.js';

const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const segment = (code: number, body: number[]): number[] => {
  const length = body.length + 2;
  return [0xff, code, length >> 8, length & 255, ...body];
};
const sides = (width: number, height: number): number[] => [
  8,
  height >> 8,
  height & 255,
  width >> 8,
  width & 255,
  1,
  1,
  0x11,
  0,
];
const text = (words: string): number[] => [...Buffer.from(words, 'latin1')];
const frame = segment(0xc0, sides(40, 30));
const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 3];
const photo = (...parts: number[][]): Buffer => Buffer.from([START, ...parts].flat());
/** A camera's note of the turn, in either order of bytes. */
const exif = (turn: number, little = true, tag = 0x0112): number[] => {
  const tiff = Buffer.alloc(26);
  const short = (value: number, at: number) =>
    little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  tiff.write(little ? 'II' : 'MM', 'latin1');
  if (little) tiff.writeUInt32LE(8, 4);
  else tiff.writeUInt32BE(8, 4);
  short(1, 8);
  short(tag, 10);
  short(turn, 18);
  return segment(0xe1, [...text('Exif\0\0'), ...tiff]);
};

it('a photo is kept with its sides and without what follows its end', () => {
  const whole = photo(frame, scan, END);
  expect(jpegPage(whole)).toEqual({ image: whole, width: 40, height: 30 });
  expect(jpegPage(Buffer.concat([whole, Buffer.from('thumbnail')]))?.image).toEqual(whole);
});

it('what may tell of place, device and person goes, what describes colours stays', () => {
  const secret = [0xe1, 0xe3, 0xed, 0xef, 0xfe].map((code) => segment(code, text('secret')));
  const colours = [0xe0, 0xe2, 0xee].map((code) => segment(code, text('colour')));
  expect(jpegPage(photo(...secret, ...colours, frame, scan, END))?.image).toEqual(
    photo(...colours, frame, scan, END),
  );
});

describe('the turn that a camera noted', () => {
  const turned = (note: number[]) => jpegPage(photo(note, frame, scan, END));

  it.each([true, false])('is kept, and turns the sides from five on (little-endian: %s)', (little) => {
    for (const turn of [2, 4]) expect(turned(exif(turn, little))).toMatchObject({ width: 40, height: 30 });
    for (const turn of [5, 8]) expect(turned(exif(turn, little))).toMatchObject({ width: 30, height: 40 });
    const image = turned(exif(6, little))?.image as Buffer;
    // The same note, of the turn only.
    expect(jpegPage(image)).toEqual({ image, width: 30, height: 40 });
    expect(image).toHaveLength(photo(frame, scan, END).length + 36);
  });

  it.each([
    ['one', exif(1)],
    ['nine', exif(9)],
    ['nought', exif(0)],
    ['of another tag', exif(6, true, 0x0110)],
    ['too short', segment(0xe1, text('Exif\0\0II'))],
    ['of another kind', segment(0xe1, text('http://ns.adobe.com/xap/1.0/ and more'))],
    ['cut in its list', exif(6).slice(0, 2).concat([0, 24], exif(6).slice(4, 26))],
  ])('is none when it is %s', (_what, note) => {
    expect(turned(note)?.image).toEqual(photo(frame, scan, END));
  });
});

it.each([0xc0, 0xc1, 0xc2, 0xcf])('the sides stand in a frame of kind %s', (code) => {
  expect(jpegPage(photo(segment(code, sides(7, 9)), scan, END))).toMatchObject({ width: 7, height: 9 });
});

it.each<[string, Buffer]>([
  ['empty', Buffer.alloc(0)],
  ['no JPEG', Buffer.from('%PDF-1.4 and more than that')],
  ['half of a beginning', Buffer.from([0xff, 0xd7, ...frame, ...scan, ...END])],
  ['without a picture', photo(frame, END)],
  ['without sides', photo(scan, END)],
  ['with sides in another segment', photo(segment(0xc4, sides(40, 30)), scan, END)],
  ['with another segment', photo(segment(0xc8, sides(40, 30)), scan, END)],
  ['with a third one', photo(segment(0xcc, sides(40, 30)), scan, END)],
  ['without an end', photo(frame, scan)],
  ['of no width', photo(segment(0xc0, sides(0, 30)), scan, END)],
  ['of no height', photo(segment(0xc0, sides(40, 0)), scan, END)],
  ['too wide', photo(segment(0xc0, sides(10_001, 30)), scan, END)],
  ['too high', photo(segment(0xc0, sides(40, 10_001)), scan, END)],
  ['cut in a segment', photo(frame, [0xff, 0xe0, 0xff, 0xff, 1])],
  ['with bytes between segments', photo(frame, [0, 0, 0, 4, 1, 1], scan, END)],
])('a picture that is %s is none', (_what, data) => {
  expect(jpegPage(data)).toBeNull();
});

it('the largest sides are ten thousand', () => {
  expect(jpegPage(photo(segment(0xc0, sides(10_000, 1)), scan, END))).toMatchObject({
    width: 10_000,
    height: 1,
  });
});
