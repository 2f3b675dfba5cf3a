import { csvOf } from './csv.js';

async function fileOf(text: string, title = 'Nombre'): Promise<string> {
  const column = { title, cell: () => ({ text }) };
  let file = '';
  for await (const part of csvOf<null>(
    [column],
    (async function* () {
      yield await Promise.resolve([null]);
    })(),
  ))
    file += part;
  return title === 'Nombre' ? file.slice(file.indexOf('\r\n') + 2, -2) : file;
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

it('a heading becomes text for a spreadsheet: it may be the name of a field of the company', async () => {
  expect(await fileOf('Ana', '=1+1')).toBe("\uFEFF'=1+1\r\nAna\r\n");
});
