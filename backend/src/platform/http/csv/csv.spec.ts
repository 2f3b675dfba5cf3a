import { csvOf } from './csv.js';

async function fileOf(text: string): Promise<string> {
  const column = { title: 'Nombre', cell: () => ({ text }) };
  let file = '';
  for await (const part of csvOf<null>(
    [column],
    (async function* () {
      yield await Promise.resolve([null]);
    })(),
  ))
    file += part;
  return file.slice(file.indexOf('\r\n') + 2, -2);
}

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00a0=1',
  '＝1',
  '＋1',
  '－1',
  '＠A',
])('%j becomes text for a spreadsheet', async (text) => {
  expect(await fileOf(text)).toMatch(/^"?'/);
});

it.each(['Ana', 'Ana=1', ' Ana', '1', ''])('%j stays as it was written', async (text) => {
  expect(await fileOf(text)).toBe(text);
});
